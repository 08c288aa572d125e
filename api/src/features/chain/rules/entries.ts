import {
  digest,
  either,
  type Fields,
  from,
  listOf,
  matching,
  type Of,
  oneOf,
  orNull,
  record,
  text,
  time,
  type Values,
  words,
} from '../../../core/rules/shape';

const share = from(1, 12);
const year = from(1, 9_998);
const person = from(1);
const baseYear = from(-10_000, 9_998);
const kind = oneOf('OVER_TWELVE', 'TAKING_PART', 'MIRROR_PAIRS');
const setting = record({ year, kind, firstShare: share, queue: orNull(listOf(share)) });
const rotation = record({ kind, baseYear, queue: listOf(share) });

/** A draft as it stood when the chain began; `setting` counts from 1, hashes are of its log. */
const before = record({
  ...{ year, setting: orNull(from(1)), rotation: orNull(rotation), rehearsals: from(0) },
  ...{ opening: orNull(digest), head: orNull(digest) },
});
const round = record({ source: digest, genesis: from(0), period: from(1), round: from(1) });
const signature = matching(/^([0-9a-f]{2}){32,200}$/);
const taken = { draw: from(1), share, by: person };

/** The fields of each kind of entry; people are named by id. */
const FIELDS = {
  BEGUN: { property: text, baseYear, settings: listOf(setting), drafts: listOf(before) },
  ROTATION_SET: { setting, by: person, reason: orNull(text) },
  PLANNED: { year, rotation, by: person },
  DROPPED: { year, by: person },
  REHEARSED: { year, by: person },
  OPENED: { year, head: digest },
  ENDED: { year, head: digest },
  DRAW_BEGUN: {
    ...{ question: words, shares: listOf(share), commitBy: time, revealBy: time },
    ...{ year: orNull(year), beacon: orNull(round), by: person },
  },
  DRAW_COMMITTED: { ...taken, commitment: digest },
  DRAW_REVEALED: { ...taken, secret: digest },
  DRAWN: {
    ...{ draw: from(1), order: listOf(share), withheld: listOf(share) },
    beacon: orNull(record({ signature, randomness: digest })),
  },
  DRAW_CANCELLED: { draw: from(1), by: orNull(person), reason: orNull(words) },
} satisfies Record<string, Fields>;

type Facts = {
  [Kind in keyof typeof FIELDS]: { kind: Kind } & Values<(typeof FIELDS)[Kind]>;
};

/** What an entry of a house’s chain says. */
export type ChainFact = Facts[keyof Facts];

/** An entry of a house’s chain, with its number from 1 and its ISO time. */
export type ChainEntry = { seq: number; at: string } & ChainFact;

/** The draft of a year as it stood when the chain began. */
export type DraftBefore = Of<typeof before>;

const SHAPE = either(
  ...Object.entries<Fields>(FIELDS).map(([name, fields]) =>
    record({ seq: from(1), at: time, kind: oneOf(name), ...fields }),
  ),
);

/** Whether a parsed entry has exactly the fields of its kind, each with a possible value. */
export const isChainEntry = (entry: object): entry is ChainEntry => SHAPE(entry);
