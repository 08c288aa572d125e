import { DRAW_FIELDS } from '@packages/fair-draw/fields';
import {
  digest,
  either,
  type Fields,
  from,
  listOf,
  oneOf,
  orNull,
  record,
  text,
  time,
  type Values,
} from '@packages/sealed-log/shape';

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

/** The fields of each kind of entry; people are named by id. */
const FIELDS = {
  BEGUN: { property: text, baseYear, settings: listOf(setting), drafts: listOf(before) },
  ROTATION_SET: { setting, by: person, reason: orNull(text) },
  PLANNED: { year, rotation, by: person },
  DROPPED: { year, by: person },
  REHEARSED: { year, by: person },
  OPENED: { year, head: digest },
  ENDED: { year, head: digest },
  ...DRAW_FIELDS,
} satisfies Record<string, Fields>;

type Facts = {
  [Kind in keyof typeof FIELDS]: { kind: Kind } & Values<(typeof FIELDS)[Kind]>;
};

/** The fields of an entry of a house’s chain. */
export type ChainFact = Facts[keyof Facts];

/** An entry of a house’s chain, with its number from 1 and its ISO time. */
export type ChainEntry = { seq: number; at: string } & ChainFact;

const SHAPE = either(
  ...Object.entries<Fields>(FIELDS).map(([name, fields]) =>
    record({ seq: from(1), at: time, kind: oneOf(name), ...fields }),
  ),
);

/** Whether a parsed entry has exactly the fields of its kind, each with a possible value. */
export const isChainEntry = (entry: object): entry is ChainEntry => SHAPE(entry);
