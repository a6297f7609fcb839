// A whole co-op game alone, by a fixed policy that presses what the page offers. Counts presses and confirmed panels.
// Runs in the page.
(async () => {
  const counts = { taps: 0, confirmed: 0, rounds: 0, sets: 0, kinds: {} };
  const find = (what) => document.querySelector(what);
  const confirm = () => find("[data-act=confirm]");
  const step = () => find(".steps [aria-current]")?.dataset.step;
  const isDone = () => find(".page.end") !== null;
  const moment = () => new Promise((done) => setTimeout(done, 4));
  const isBad = (choice) => /SABOTAGE|THREAT/i.test(choice.textContent) && choice.dataset.option !== '"none"';
  let assigned = 0;
  let cancelled = 0;
  let placed = 0;

  function tap(element) {
    const kind = find(".question")?.dataset.kind ?? "none";
    counts.taps += 1;
    counts.kinds[kind] = (counts.kinds[kind] ?? 0) + 1;
    element.click();
  }

  /** What the policy points at; null where what stands chosen is good enough. */
  function wanted(kind) {
    const all = [...document.querySelectorAll(".choices .choice")];
    if (kind === "room_to_enter") return all[(3 * (placed += 1) + counts.rounds) % all.length];
    if (kind === "die_to_cancel") return cancelled++ ? null : (all.find(isBad) ?? null);
    if (kind === "next_dice") return assigned % 3 ? null : all.at(-1);
    return confirm()?.disabled ? all.at(-1) : null;
  }

  while (!isDone()) {
    await moment();
    const dealt = find("[data-act=dealt]");
    if (dealt) tap(dealt);
    const button = confirm();
    const kind = find(".question")?.dataset.kind;
    if (!button || !kind || dealt) continue;
    const asked = button.dataset.question;
    counts.rounds = Number(/(\d+)\D*$/.exec(find(".moment")?.textContent ?? "")?.[1] ?? 0);
    if (kind === "character_to_assign") [assigned, cancelled] = [assigned + 1, 0];
    for (let count = 0; count < 12 && confirm()?.dataset.question === asked; count += 1) {
      const place = step();
      const choice = wanted(kind);
      if (!choice) break;
      tap(choice);
      await moment();
      if (confirm() && !confirm().disabled && step() === place) break; // nothing further is asked in this panel
    }
    if (confirm()?.dataset.question !== asked || confirm().disabled) continue;
    if (find(".steps")) counts.sets += 1;
    tap(confirm());
    counts.confirmed += 1;
    while (confirm()?.dataset.question === asked && !isDone()) await moment();
  }
  return counts;
})();
