import {
  digest,
  type Fields,
  from,
  listOf,
  matching,
  oneOf,
  orNull,
  record,
  time,
  words,
} from '../sealed-log/shape';

const share = from(1);
const person = from(1);
const round = record({
  ...{ source: digest, genesis: from(0), period: from(1), round: from(1) },
});

/** The signature of a round, in hex. */
export const signatureOfRound = matching(/^([0-9a-f]{2}){32,200}$/);
const taken = { draw: from(1), share, by: person };

/** The fields of each kind of entry of a draw, besides its number, time and kind. */
export const DRAW_FIELDS = {
  DRAW_BEGUN: {
    ...{ question: words, shares: listOf(share), commitBy: time, revealBy: time },
    ...{ year: orNull(from(1)), beacon: orNull(round), by: person },
  },
  DRAW_COMMITTED: { ...taken, commitment: digest },
  DRAW_REVEALED: { ...taken, secret: digest },
  DRAWN: {
    ...{ draw: from(1), order: listOf(share), withheld: listOf(share) },
    beacon: orNull(record({ signature: signatureOfRound, randomness: digest })),
  },
  DRAW_CANCELLED: { draw: from(1), by: orNull(person), reason: orNull(words) },
} satisfies Record<string, Fields>;

/** Whether a kind of entry is one of draws. */
export const isDrawKind = (kind: string): boolean => oneOf(...Object.keys(DRAW_FIELDS))(kind);
