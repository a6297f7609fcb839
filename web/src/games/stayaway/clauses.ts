// Which clause of the rules stands behind what: for help and for "why can't I?". Printed facts, no rules.
export const CARD_KINDS: Record<string, string> = {
  the_thing: "contagion", infected: "contagion", flamethrower: "action", analysis: "action", axe: "action", suspicion: "action",
  whisky: "action", determination: "action", watch_your_back: "action", change_places: "action", better_run: "action",
  seduction: "action", scary: "defence", im_fine_here: "defence", no_thanks: "defence", missed: "defence", no_barbecue: "defence",
  quarantine: "obstacle", barred_door: "obstacle", rotten_ropes: "panic", one_two: "panic", three_four: "panic",
  is_this_the_party: "panic", get_out_of_here: "panic", forgetful: "panic", round_and_round: "panic", cant_we_be_friends: "panic",
  blind_date: "panic", just_between_us: "panic", oops: "panic", revelations: "panic",
};

export const CARD_CLAUSES: Record<string, string> = {
  the_thing: "S-4.2", infected: "S-4.1", flamethrower: "S-5.1", analysis: "S-5.2", axe: "S-5.3", suspicion: "S-5.4", whisky: "S-5.5",
  determination: "S-5.6", watch_your_back: "S-5.7", change_places: "S-5.8", better_run: "S-5.9", seduction: "S-5.10", scary: "S-6.1",
  im_fine_here: "S-6.3", no_thanks: "S-6.1", missed: "S-6.2", no_barbecue: "S-6.4", quarantine: "S-7.1", barred_door: "S-7.2",
  rotten_ropes: "S-8.1", one_two: "S-8.2", three_four: "S-8.3", is_this_the_party: "S-8.4", get_out_of_here: "S-8.5",
  forgetful: "S-8.6", round_and_round: "S-8.7", cant_we_be_friends: "S-8.8", blind_date: "S-8.9", just_between_us: "S-8.10",
  oops: "S-8.11", revelations: "S-8.12",
};

export const QUESTION_CLAUSES: Record<string, string[]> = {
  draw: ["S-3.1", "S-9.3"], card_to_use: ["S-3.1", "S-3.5"], card_to_offer: ["S-3.2", "S-4.2"], answer_to_offer: ["S-3.2", "S-6.1"],
  answer_to_fire: ["S-5.1", "S-6.4"], answer_to_swap: ["S-5.8", "S-6.3"], card_to_keep: ["S-5.6"], side_to_swap: ["S-8.2"],
  seat_to_swap_with: ["S-8.5"], card_to_discard: ["S-8.6", "S-4.2"], card_to_pass: ["S-8.7", "S-4.2"],
  seat_to_exchange_with: ["S-8.8"], card_to_lay: ["S-8.9", "S-4.2"], neighbour_to_show: ["S-8.10", "S-3.5"], hand_to_show: ["S-8.12"],
};

export const ROLE_CLAUSES: Record<string, string[]> = {
  human: ["S-4.1", "S-9.2"], infected: ["S-4.1", "S-4.4"], the_thing: ["S-4.2", "S-9.3"],
};
