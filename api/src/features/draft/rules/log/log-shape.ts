import {
  day,
  digest,
  either,
  type Fields,
  flag,
  from,
  listOf,
  matching,
  oneOf,
  orNull,
  record,
  type Shape,
  text,
  time,
  words,
} from '@packages/sealed-log/shape';
import type { RulesVersion } from '../machine/draft';

const share = oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
const turn = orNull(record({ round: from(1), share, isCatchUp: flag, deadline: time }));
const weekFrom = (date: Shape) =>
  record({
    ...{ week: from(1), startDate: date, endDate: date },
    ...{ season: oneOf('PEAK', 'HIGH', 'LOW'), holiday: orNull(text) },
  });
const factsFrom = (version: RulesVersion, date: Shape) =>
  record({
    rules: record({
      ...{ version: oneOf(version), rounds: from(1), order: oneOf('SERPENTINE', 'STRAIGHT') },
      ...{ windowSeconds: from(1), holidayCap: orNull(from(0)), peakCap: orNull(from(0)) },
    }),
    shares: listOf(share),
    weeks: listOf(weekFrom(date)),
  });
const person = from(1);

/** The last year whose weeks have dates of four-digit years. */
const LAST_YEAR = 9_998;
const OPENED: Fields = { property: text, year: from(1, LAST_YEAR), setFor: orNull(from(1)) };
const baseYear = from(-10_000, LAST_YEAR);
const rotation = record({
  kind: oneOf('OVER_TWELVE', 'TAKING_PART', 'MIRROR_PAIRS'),
  ...{ baseYear, queue: listOf(share) },
});
const PICKED: Fields = { share, week: from(1) };

/** The fields of each kind of entry; a kind with several has one of them. */
type Kinds = Readonly<Record<string, readonly Fields[]>>;

const KINDS: Kinds = {
  OPENED: [{ ...OPENED, baseYear, facts: factsFrom(1, text) }],
  PICKED: [{ ...PICKED, by: oneOf('OWNER', 'WISH_LIST', 'NEUTRAL_RULE') }],
  MISSED: [{ share }],
  PASSED: [{ share, reason: oneOf('VACANT', 'INACTIVE', 'NOTHING_ALLOWED') }],
  UNDONE: [{ reason: text }],
  PAUSED: [{}],
  RESUMED: [{}],
  ENDED: [{}],
  CLOCK_SET: [{}],
};

const kept = { week: from(1), reason: oneOf('MAINTENANCE'), by: person };
const leftOut = either(
  record({ week: from(1), reason: oneOf('MAINTENANCE', 'HELD', 'PAST', 'OVERLAP') }),
  record(kept),
  record({ ...kept, why: words }),
);

const taken = { share, reason: oneOf('VACANT'), by: person };

const OPENED_2: Fields = {
  ...{ ...OPENED, facts: factsFrom(2, day) },
  ...{ rotation, leftOut: listOf(leftOut), rehearsals: from(0), by: orNull(person) },
  commitments: listOf(record({ share, commitment: digest })),
};

const KINDS_2: Kinds = {
  ...KINDS,
  OPENED: [OPENED_2],
  PICKED: [
    ...(KINDS.PICKED ?? []),
    { ...PICKED, by: oneOf('DELEGATE'), who: person },
    { ...PICKED, by: oneOf('ADMINISTRATOR'), who: person, reason: words },
  ],
  PASSED: [...(KINDS.PASSED ?? []), taken, { ...taken, why: words }],
  UNDONE: [{ by: person, reason: words }],
  PAUSED: [{ by: person, reason: words }],
  RESUMED: [{ by: person }, { by: person, reason: words }],
  COMMITTED: [{ share, commitment: digest }],
};

/** An uncompressed point on P-256, and a signature, in hex. */
const key = matching(/^04[0-9a-f]{128}$/);
const value = matching(/^[0-9a-f]{128}$/);
const signed = record({ seq: from(1), key, value });
const reset = record({ by: orNull(person), at: time });

/** Each of the fields as it is, and with what may be known of the person. */
const withEvidence = (fields: Fields): readonly Fields[] => [
  fields,
  { ...fields, signed },
  { ...fields, reset },
  { ...fields, signed, reset },
];

const OPENED_3: Fields = {
  ...{ ...OPENED_2, facts: factsFrom(3, day) },
  previous: orNull(record({ year: from(1), head: digest })),
  keys: listOf(record({ share, by: person, key })),
};

const FIELDS: Readonly<Record<RulesVersion, Kinds>> = {
  1: KINDS,
  2: KINDS_2,
  3: {
    ...KINDS_2,
    OPENED: [OPENED_3],
    PICKED: [
      ...(KINDS_2.PICKED ?? []),
      ...withEvidence({ ...PICKED, by: oneOf('OWNER') }),
      ...withEvidence({ ...PICKED, by: oneOf('DELEGATE'), who: person }),
    ],
    COMMITTED: withEvidence({ share, commitment: digest }),
    KEY_ADDED: [{ share, by: person, key }],
    KEY_REMOVED: [{ by: person, key }],
    CLOCK_SET: [{ was: time, server: time }],
  },
};

/**
 * Whether a parsed entry has exactly the fields that its kind has in a version, each with a
 * possible value. An entry with more could mean something else to another reader.
 */
export function isEntryShape(entry: object & { kind?: unknown }, version: RulesVersion): boolean {
  const { kind } = entry;
  const kinds = FIELDS[version];
  const own = typeof kind === 'string' && Object.hasOwn(kinds, kind) && kinds[kind];
  if (!own) return false;
  return own.some((fields) =>
    record({ seq: from(1), at: time, turn, kind: text, ...fields })(entry),
  );
}

/** The entries of an exported log, with their hashes. */
export const areLinks = listOf(record({ text, hash: text }));

/** Whether a parsed file has exactly the fields of an exported log. */
export const isLogShape = record({
  ...{ property: text, year: from(1) },
  status: oneOf('PLANNED', 'RUNNING', 'PAUSED', 'ENDED'),
  entries: areLinks,
});

/** Whether a parsed file has exactly the fields of an owner's lists with their salts. */
export const isListsShape: Shape = record({
  ...{ property: text, year: from(1) },
  lists: listOf(
    record({
      ...{ seq: from(1), share, salt: digest },
      ...{ weeks: listOf(from(1)), isAutopilot: flag },
    }),
  ),
});
