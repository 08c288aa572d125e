/** Whether a parsed value is of one kind. */
type Shape = (value: unknown) => boolean;

const text: Shape = (value) => typeof value === 'string';
const flag: Shape = (value) => typeof value === 'boolean';
const from =
  (least: number): Shape =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= least;
const time: Shape = (value) =>
  typeof value === 'string' &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString() === value;
const oneOf =
  (...known: readonly unknown[]): Shape =>
  (value) =>
    known.includes(value);
const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);
const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

/** An object with exactly these fields. */
const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const found: Readonly<Record<string, unknown>> = { ...value };
    const names = Object.keys(fields);
    return (
      Object.keys(found).length === names.length &&
      names.every((name) => Object.hasOwn(found, name) && fields[name]?.(found[name]))
    );
  };

const share = oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
const turn = orNull(record({ round: from(1), share, isCatchUp: flag, deadline: time }));
const week = record({
  ...{ week: from(1), startDate: text, endDate: text },
  ...{ season: oneOf('PEAK', 'HIGH', 'LOW'), holiday: orNull(text) },
});
const rules = record({
  ...{ version: oneOf(1), rounds: from(1), order: oneOf('SERPENTINE', 'STRAIGHT') },
  ...{ windowSeconds: from(1), holidayCap: orNull(from(0)), peakCap: orNull(from(0)) },
});
const facts = record({ rules, shares: listOf(share), weeks: listOf(week) });

const FIELDS: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  OPENED: {
    property: text,
    year: from(1),
    facts,
    baseYear: from(-10_000),
    setFor: orNull(from(1)),
  },
  PICKED: { share, week: from(1), by: oneOf('OWNER', 'WISH_LIST', 'NEUTRAL_RULE') },
  MISSED: { share },
  PASSED: { share, reason: oneOf('VACANT', 'INACTIVE', 'NOTHING_ALLOWED') },
  UNDONE: { reason: text },
  PAUSED: {},
  RESUMED: {},
  ENDED: {},
  CLOCK_SET: {},
};

/**
 * Whether a parsed entry has exactly the fields of its kind, each with a possible value. What has
 * more could mean something else to another reader.
 */
export function isEntryShape(entry: object & { kind?: unknown }): boolean {
  const { kind } = entry;
  const own = typeof kind === 'string' && Object.hasOwn(FIELDS, kind) && FIELDS[kind];
  return own ? record({ seq: from(1), at: time, turn, kind: text, ...own })(entry) : false;
}

/** Whether a parsed file has exactly the fields of an exported log. */
export const isLogShape: Shape = record({
  ...{ property: text, year: from(1) },
  status: oneOf('PLANNED', 'RUNNING', 'PAUSED', 'ENDED'),
  entries: listOf(record({ text, hash: text })),
});
