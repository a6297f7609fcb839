// The bed under everything that is heard: wind, which is noise through a filter that wanders, and the hum of the machines.
// It follows the base: a storm howls, and when the power fails the hum stops. It knows nothing but these three numbers.
import { loudness, type Bed } from "./loudness";
import { settings } from "./settings.svelte";
import { audio } from "./sound";

/** How often the bed is made to follow, in milliseconds, and how slowly it does, in seconds. */
const FOLLOW = 500;
const SLOWLY = 1.2;
const NOISE = 4;

/** Lay it; what comes back takes it away again. */
export function layBed(bedNow: () => Bed | null): () => void {
  const context = audio();
  const noise = new AudioBuffer({ length: NOISE * context.sampleRate, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  let brown = 0;
  for (let place = 0; place < samples.length; place += 1) {
    brown = (brown + 0.02 * (Math.random() * 2 - 1)) / 1.02;
    samples[place] = brown * 3.5;
  }
  const blown = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const throat = new BiquadFilterNode(context, { type: "bandpass", frequency: 420, Q: 0.8 });
  const gusts = new OscillatorNode(context, { frequency: 0.11 });
  const swing = new GainNode(context, { gain: 180 });
  const wind = new GainNode(context, { gain: 0 });
  const low = new OscillatorNode(context, { type: "triangle", frequency: 50 });
  const high = new OscillatorNode(context, { type: "sine", frequency: 100 });
  const hum = new GainNode(context, { gain: 0 });
  blown.connect(throat).connect(wind).connect(context.destination);
  gusts.connect(swing).connect(throat.frequency);
  low.connect(hum).connect(context.destination);
  high.connect(hum);
  for (const source of [blown, gusts, low, high]) source.start();

  function follow(): void {
    const bed = bedNow();
    const loud = loudness(bed, settings.volume, document.hidden);
    wind.gain.setTargetAtTime(loud.wind, context.currentTime, SLOWLY);
    // A generator that fails is silent at once.
    hum.gain.setTargetAtTime(loud.hum, context.currentTime, loud.hum ? SLOWLY : 0.15);
    if (!bed) return;
    throat.frequency.setTargetAtTime(320 + 380 * bed.wind, context.currentTime, SLOWLY);
    low.frequency.setTargetAtTime(bed.pitch, context.currentTime, SLOWLY);
    high.frequency.setTargetAtTime(bed.pitch * 2.01, context.currentTime, SLOWLY);
  }
  follow();
  const timer = setInterval(follow, FOLLOW);
  return () => {
    clearInterval(timer);
    for (const source of [blown, gusts, low, high]) source.stop();
    wind.disconnect();
    hum.disconnect();
  };
}
