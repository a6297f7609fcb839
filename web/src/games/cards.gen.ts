// Written by `python -m outpost31.shapes`: do not edit.

/** The facts of a game that the client reads, so as not to know them. */
export interface GameCard {
  /** What the ids of its clauses begin with. */
  letter: string | null;
  /** Games of one family share their board. */
  family: string;
  /** The game of which it tells only the differences, in words and clauses. */
  buildsOn: string | null;
  isCooperative: boolean;
  /** The kinds of its printed cards. */
  cards: Record<string, string>;
  /** Its own clauses behind what people ask help on, by sort and key; an empty key stands for the rest of its sort. */
  clauses: Record<string, Record<string, string[]>>;
}

export const GAMES: Record<string, GameCard> = {
  "stayaway": {
    "letter": "S",
    "family": "stayaway",
    "buildsOn": null,
    "isCooperative": false,
    "cards": {
      "the_thing": "contagion",
      "infected": "contagion",
      "flamethrower": "action",
      "analysis": "action",
      "axe": "action",
      "suspicion": "action",
      "whisky": "action",
      "determination": "action",
      "watch_your_back": "action",
      "change_places": "action",
      "better_run": "action",
      "seduction": "action",
      "scary": "defence",
      "im_fine_here": "defence",
      "no_thanks": "defence",
      "missed": "defence",
      "no_barbecue": "defence",
      "quarantine": "obstacle",
      "barred_door": "obstacle",
      "rotten_ropes": "panic",
      "one_two": "panic",
      "three_four": "panic",
      "is_this_the_party": "panic",
      "get_out_of_here": "panic",
      "forgetful": "panic",
      "round_and_round": "panic",
      "cant_we_be_friends": "panic",
      "blind_date": "panic",
      "just_between_us": "panic",
      "oops": "panic",
      "revelations": "panic"
    },
    "clauses": {
      "card": {
        "the_thing": [
          "S-4.2"
        ],
        "infected": [
          "S-4.1"
        ],
        "flamethrower": [
          "S-5.1"
        ],
        "analysis": [
          "S-5.2"
        ],
        "axe": [
          "S-5.3"
        ],
        "suspicion": [
          "S-5.4"
        ],
        "whisky": [
          "S-5.5"
        ],
        "determination": [
          "S-5.6"
        ],
        "watch_your_back": [
          "S-5.7"
        ],
        "change_places": [
          "S-5.8"
        ],
        "better_run": [
          "S-5.9"
        ],
        "seduction": [
          "S-5.10"
        ],
        "scary": [
          "S-6.1"
        ],
        "im_fine_here": [
          "S-6.3"
        ],
        "no_thanks": [
          "S-6.1"
        ],
        "missed": [
          "S-6.2"
        ],
        "no_barbecue": [
          "S-6.4"
        ],
        "quarantine": [
          "S-7.1"
        ],
        "barred_door": [
          "S-7.2"
        ],
        "rotten_ropes": [
          "S-8.1"
        ],
        "one_two": [
          "S-8.2"
        ],
        "three_four": [
          "S-8.3"
        ],
        "is_this_the_party": [
          "S-8.4"
        ],
        "get_out_of_here": [
          "S-8.5"
        ],
        "forgetful": [
          "S-8.6"
        ],
        "round_and_round": [
          "S-8.7"
        ],
        "cant_we_be_friends": [
          "S-8.8"
        ],
        "blind_date": [
          "S-8.9"
        ],
        "just_between_us": [
          "S-8.10"
        ],
        "oops": [
          "S-8.11"
        ],
        "revelations": [
          "S-8.12"
        ]
      },
      "role": {
        "human": [
          "S-4.1",
          "S-9.2"
        ],
        "infected": [
          "S-4.1",
          "S-4.4"
        ],
        "the_thing": [
          "S-4.2",
          "S-9.3"
        ]
      },
      "question": {
        "draw": [
          "S-3.1",
          "S-9.3"
        ],
        "declaration": [
          "S-9.3"
        ],
        "card_to_use": [
          "S-3.1",
          "S-3.5"
        ],
        "card_to_offer": [
          "S-3.2",
          "S-4.2"
        ],
        "answer_to_offer": [
          "S-3.2",
          "S-6.1",
          "S-4.10"
        ],
        "answer_to_fire": [
          "S-5.1",
          "S-6.4"
        ],
        "answer_to_swap": [
          "S-5.8",
          "S-6.3"
        ],
        "card_to_keep": [
          "S-5.6"
        ],
        "side_to_swap": [
          "S-8.2"
        ],
        "seat_to_swap_with": [
          "S-8.5"
        ],
        "card_to_discard": [
          "S-8.6",
          "S-4.2"
        ],
        "card_to_pass": [
          "S-8.7",
          "S-4.2"
        ],
        "seat_to_exchange_with": [
          "S-8.8"
        ],
        "card_to_lay": [
          "S-8.9",
          "S-4.2"
        ],
        "neighbour_to_show": [
          "S-8.10",
          "S-3.5"
        ],
        "hand_to_show": [
          "S-8.12"
        ]
      }
    }
  },
  "boardgame": {
    "letter": "B",
    "family": "outpost",
    "buildsOn": null,
    "isCooperative": false,
    "cards": {},
    "clauses": {
      "question": {
        "character_to_play": [
          "B-2.6"
        ],
        "weather_to_keep": [
          "B-4.1",
          "B-9.4"
        ],
        "room_to_haunt": [
          "B-4.8",
          "B-4.9"
        ],
        "strength_to_place": [
          "B-4.8",
          "B-6.6"
        ],
        "card_to_swap": [
          "B-5.3"
        ],
        "turn": [
          "B-5.4",
          "B-5.8",
          "B-5.10"
        ],
        "room_to_enter": [
          "B-5.5",
          "B-1.2"
        ],
        "flashlight_to_show": [
          "B-5.7",
          "B-5.8"
        ],
        "card_to_hand_over": [
          "B-5.5",
          "B-5.6"
        ],
        "card_to_discard": [
          "B-10.9"
        ],
        "card_to_give_up": [
          "B-5.10"
        ],
        "card_to_take": [
          "B-5.10"
        ],
        "room_to_resolve": [
          "B-6.1"
        ],
        "fire_to_use": [
          "B-6.5",
          "B-6.6"
        ],
        "alien_deed": [
          "B-6.3",
          "B-6.4",
          "B-6.6"
        ],
        "weapon_to_withdraw": [
          "B-6.12"
        ],
        "tokens_to_lay_out": [
          "B-6.13",
          "B-6.14"
        ],
        "character_to_check": [
          "B-6.14"
        ],
        "notice": [
          "B-6.20",
          "B-6.14"
        ],
        "fire_for_room": [
          "B-7.1"
        ],
        "burning_to_allow": [
          "B-7.1",
          "B-7.2"
        ],
        "next_card": [
          "B-7.3"
        ],
        "character_to_assign": [
          "B-7.4",
          "B-9.1"
        ],
        "bonus_to_play": [
          "B-7.6"
        ],
        "weapon_to_keep": [
          "B-9.3"
        ],
        "item_to_keep": [
          "B-9.3"
        ],
        "lab_token_to_keep": [
          "B-9.3"
        ],
        "vehicle_use": [
          "B-7.8",
          "B-8.5"
        ],
        "room_to_fuel": [
          "B-9.4"
        ],
        "trading_partner": [
          "B-10.2"
        ],
        "things_to_offer": [
          "B-10.2"
        ],
        "deal_to_answer": [
          "B-10.2"
        ],
        "deal_to_confirm": [
          "B-10.2"
        ],
        "character_to_accuse": [
          "B-10.3",
          "B-11.1"
        ],
        "self_exposure": [
          "B-10.4",
          "B-10.8"
        ],
        "test_to_begin_with": [
          "B-10.5"
        ],
        "willing_to_test": [
          "B-10.5",
          "B-10.6"
        ],
        "tester": [
          "B-10.5"
        ],
        "character_to_test": [
          "B-10.6",
          "B-10.7"
        ],
        "wish_to_board": [
          "B-8.1",
          "B-8.3"
        ],
        "boarding_to_allow": [
          "B-8.3",
          "B-8.4"
        ],
        "rescue_to_board": [
          "B-8.2"
        ]
      },
      "role": {
        "": [
          "B-1.1",
          "B-8.7"
        ]
      },
      "room": {
        "": [
          "B-9"
        ],
        "weather_station": [
          "B-9.4"
        ],
        "radio_room": [
          "B-9.9"
        ],
        "helicopter": [
          "B-7.8",
          "B-8.5"
        ],
        "shed": [
          "B-7.8",
          "B-8.5"
        ],
        "boiler_room": [
          "B-4.3",
          "B-4.4"
        ],
        "generator_room": [
          "B-4.6"
        ],
        "leisure_room": [
          "B-1.3",
          "B-10.1"
        ],
        "dormitory": [
          "B-1.3",
          "B-5.10"
        ],
        "kennel": [
          "B-1.4",
          "B-10.11"
        ],
        "pantry": [
          "B-1.5",
          "B-10.9"
        ],
        "underground": [
          "B-1.5"
        ],
        "external": [
          "B-1.5"
        ],
        "rescue_helicopter": [
          "B-4.7",
          "B-8.2"
        ]
      },
      "character": {
        "": [
          "B-2.6"
        ],
        "bennings": [
          "B-9.4"
        ],
        "clark": [
          "B-6.16"
        ],
        "windows": [
          "B-7.7"
        ],
        "macready": [
          "B-9"
        ],
        "garry": [
          "B-5.3"
        ],
        "norris": [
          "B-5.7",
          "B-5.8"
        ],
        "blair": [
          "B-9"
        ],
        "nauls": [
          "B-9"
        ]
      },
      "card": {
        "": [
          "B-7.4",
          "B-9.1"
        ]
      },
      "thing": {
        "": [
          "B-9.6"
        ],
        "flamethrower": [
          "B-9.3",
          "B-9.8"
        ],
        "reload": [
          "B-9.3",
          "B-6.5"
        ],
        "dynamite": [
          "B-6.5",
          "B-7.1"
        ],
        "melee": [
          "B-6.12"
        ],
        "firearm": [
          "B-6.12"
        ],
        "keys": [
          "B-7.8",
          "B-8.5"
        ],
        "flashlight": [
          "B-5.7",
          "B-5.8"
        ],
        "tools": [
          "B-7.6"
        ],
        "fuel_can": [
          "B-7.6"
        ],
        "wire": [
          "B-10.6"
        ],
        "blood_bag": [
          "B-10.6"
        ],
        "failure": [
          "B-2.1"
        ]
      },
      "test": {
        "": [
          "B-10.5",
          "B-10.6"
        ]
      },
      "track": {
        "": [
          "B-11.1"
        ],
        "freezing": [
          "B-4.5"
        ],
        "rescue": [
          "B-4.7"
        ]
      },
      "phase": {
        "set_up": [
          "B-2"
        ],
        "weather": [
          "B-4.1"
        ],
        "maintenance": [
          "B-4.2"
        ],
        "alien": [
          "B-4.8"
        ],
        "movement": [
          "B-5.4"
        ],
        "encounters": [
          "B-6.1"
        ],
        "burning": [
          "B-7.1"
        ],
        "actions": [
          "B-7.3"
        ],
        "leisure": [
          "B-10.1"
        ],
        "tests": [
          "B-10.5"
        ],
        "food": [
          "B-10.9"
        ],
        "dogs": [
          "B-10.10"
        ],
        "escape": [
          "B-8.3"
        ]
      }
    }
  },
  "coop": {
    "letter": "C",
    "family": "outpost",
    "buildsOn": "boardgame",
    "isCooperative": true,
    "cards": {},
    "clauses": {
      "question": {
        "character_to_play": [
          "C-1.1"
        ],
        "room_to_haunt": [
          "C-4.1",
          "C-4.2"
        ],
        "strength_to_place": [
          "C-4.1",
          "C-4.2",
          "B-6.6"
        ],
        "card_to_swap": [
          "C-5.3"
        ],
        "turn": [
          "C-3.1",
          "C-5.3",
          "C-5.4"
        ],
        "room_to_enter": [
          "C-3.1",
          "C-3.3",
          "B-1.2"
        ],
        "flashlight_to_show": [
          "C-5.3"
        ],
        "card_to_hand_over": [
          "C-3.1"
        ],
        "card_to_give_up": [
          "C-5.4"
        ],
        "card_to_take": [
          "C-5.4"
        ],
        "room_to_resolve": [
          "C-3.2",
          "C-4.3"
        ],
        "alien_deed": [
          "C-4.4",
          "C-4.5",
          "B-6.6"
        ],
        "tokens_to_lay_out": [
          "C-3.3"
        ],
        "character_to_check": [
          "C-3.3"
        ],
        "notice": [
          "C-3.3"
        ],
        "next_card": [
          "C-5.2",
          "C-5.8"
        ],
        "character_to_assign": [
          "C-5.2",
          "C-5.4"
        ],
        "trading_partner": [
          "C-7.1"
        ],
        "things_to_offer": [
          "C-7.1"
        ],
        "deal_to_answer": [
          "C-7.1"
        ],
        "deal_to_confirm": [
          "C-7.1"
        ],
        "character_to_accuse": [
          "B-11.1"
        ],
        "self_exposure": [
          "B-10.8"
        ],
        "character_to_test": [
          "C-7.2",
          "B-10.6"
        ],
        "boarding_to_allow": [
          "C-8.2",
          "B-8.3"
        ],
        "rescue_to_board": [
          "C-5.1",
          "C-8.1",
          "C-8.2"
        ],
        "character_to_lose": [
          "C-4.4"
        ],
        "die_to_reroll": [
          "C-5.3"
        ],
        "die_to_turn": [
          "C-5.4"
        ],
        "die_to_cancel": [
          "C-5.5",
          "C-6.1"
        ],
        "action_to_take": [
          "C-5.7"
        ],
        "next_dice": [
          "C-5.8"
        ],
        "character_to_hand_over": [
          "C-7.1"
        ],
        "thing_to_hand_over": [
          "C-7.1"
        ],
        "character_to_take": [
          "C-7.1"
        ],
        "character_to_expose": [
          "C-6.3"
        ],
        "character_to_give": [
          "C-6.4"
        ],
        "fire_to_use": [
          "C-4.3",
          "B-6.5",
          "B-6.6"
        ],
        "weapon_to_withdraw": [
          "C-3.3",
          "B-6.12"
        ],
        "vehicle_use": [
          "B-7.8",
          "C-8.1",
          "B-8.5"
        ],
        "wish_to_board": [
          "C-8.2",
          "B-8.1",
          "B-8.3"
        ],
        "test_to_begin_with": [
          "C-7.2",
          "B-10.5"
        ],
        "willing_to_test": [
          "C-7.2",
          "B-10.6"
        ],
        "tester": [
          "C-7.2",
          "B-10.5"
        ]
      },
      "role": {
        "": [
          "C-1.3",
          "C-8.2"
        ]
      },
      "room": {
        "leisure_room": [
          "B-1.3",
          "C-7.1"
        ],
        "dormitory": [
          "C-3.1",
          "C-5.4"
        ],
        "rescue_helicopter": [
          "B-4.7",
          "C-5.1",
          "C-8.2"
        ]
      },
      "character": {
        "": [
          "C-1.1"
        ],
        "garry": [
          "C-5.3"
        ],
        "norris": [
          "C-5.3"
        ],
        "clark": [
          "C-3.2",
          "B-6.16"
        ]
      },
      "card": {
        "": [
          "C-5.6",
          "C-5.7"
        ]
      },
      "thing": {
        "flashlight": [
          "C-5.3"
        ],
        "failure": [
          "C-1.2"
        ],
        "dynamite": [
          "C-4.3",
          "C-5.7"
        ],
        "reload": [
          "B-9.3",
          "C-4.3"
        ]
      },
      "test": {
        "": [
          "C-7.2",
          "B-10.6"
        ]
      },
      "track": {
        "threat": [
          "C-6.1",
          "C-7.4"
        ]
      },
      "phase": {
        "alien": [
          "C-4.1",
          "C-4.2"
        ],
        "movement": [
          "C-3.1",
          "C-3.2",
          "C-3.3"
        ],
        "encounters": [
          "C-3.2",
          "C-4.3"
        ],
        "actions": [
          "C-5.2",
          "C-5.8"
        ],
        "leisure": [
          "C-7.1"
        ],
        "set_up": [
          "C-1"
        ],
        "burning": [
          "C-5.7"
        ],
        "tests": [
          "C-7.2"
        ],
        "food": [
          "B-10.9",
          "C-7.3"
        ],
        "dogs": [
          "C-7.4",
          "B-10.10"
        ],
        "escape": [
          "C-8.1",
          "C-8.2"
        ]
      }
    }
  },
  "norwegian": {
    "letter": "N",
    "family": "outpost",
    "buildsOn": "boardgame",
    "isCooperative": false,
    "cards": {},
    "clauses": {
      "question": {
        "card_to_discard_for_test": [
          "N-2.3"
        ],
        "sector_to_haunt": [
          "N-5.2"
        ],
        "launch_card_to_pay": [
          "N-5.4",
          "N-5.5"
        ],
        "token_to_pay": [
          "N-5.4"
        ]
      },
      "room": {
        "shack": [
          "N-1.1"
        ],
        "snow_cat_a": [
          "N-1.1",
          "N-1.2"
        ],
        "snow_cat_b": [
          "N-1.1",
          "N-1.2"
        ],
        "snow_cat_c": [
          "N-1.1",
          "N-1.2"
        ]
      },
      "track": {
        "dog": [
          "N-3.1"
        ]
      },
      "record": {
        "": [
          "N-1.4",
          "N-2.3"
        ]
      },
      "phase": {
        "sectors": [
          "N-5.2"
        ]
      }
    }
  }
};
