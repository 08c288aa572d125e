/** A number of a report and what it counts. */
export interface Figure {
  label: string;
  value: string;
  /** Under which it stands; '' for the totals. */
  section: string;
}

/** Bytes of JSON that `reportData` may have. */
export const MAX_REPORT_DATA = 100_000;
/** Figures that `reportData` may hold. */
const MAX_FIGURES = 500;
const MAX_TEXT = 500;

/** Why `reportData` is refused, with the name of the field that is wrong. */
export interface FiguresRefusal {
  field: string;
  message: string;
}

const isPlain = (it: unknown): it is Record<string, unknown> =>
  typeof it === 'object' && it !== null && !Array.isArray(it);

function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return value.toLocaleString('en');
  return typeof value === 'string' && value.length <= MAX_TEXT && !/[\0\p{Cs}]/u.test(value)
    ? value
    : null;
}

const isLabel = (it: string) => it.trim() !== '' && textOf(it) !== null && it.length <= 100;

/** The figures of an object, those of its sections included; a value may be anything. */
function entriesOf(data: object): { section: string; label: string; value: unknown }[] {
  return Object.entries(data).flatMap(([name, entry]) =>
    isPlain(entry)
      ? Object.entries(entry).map(([label, value]) => ({ section: name, label, value }))
      : [{ section: '', label: name, value: entry }],
  );
}

/**
 * Reads `reportData`: an object whose entries are figures (label → number or text of at most 500
 * characters), or sections of such (section → { label → number or text }). Anything else (lists,
 * deeper objects, true, null) is refused with the field's name.
 */
export function readFigures(data: object): Figure[] | FiguresRefusal {
  const figures: Figure[] = [];
  // Of a section without figures, too, the name is stored.
  const unnamed = Object.keys(data).find((name) => !isLabel(name));
  if (unnamed !== undefined) return refusalOf([unnamed]);
  for (const { section, label, value } of entriesOf(data)) {
    const text = textOf(value);
    const path = section === '' ? [label] : [section, label];
    if (text === null || !isLabel(label)) return refusalOf(path);
    figures.push({ section, label, value: text });
  }
  if (JSON.stringify(data).length <= MAX_REPORT_DATA && figures.length <= MAX_FIGURES) {
    return figures;
  }
  const message = `reportData must have at most ${MAX_FIGURES} figures and 100 kB.`;
  return { field: 'reportData', message };
}

function refusalOf(path: string[]): FiguresRefusal {
  const field = ['reportData', ...path].join('.').slice(0, 200);
  const message = `${field} must be a number or a text of at most ${MAX_TEXT} characters.`;
  return { field, message };
}

/** 'totalUsers', 'Total users' and 'total_users' name the same figure. */
const keyOf = (label: string) => label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The words of a name as programs write it: 'totalUsers' is 'Total users'. */
function words(label: string): string {
  if (!/^[a-z][A-Za-z0-9_]*$/.test(label)) return label;
  const text = label
    .replace(/_/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The computed figures with the given ones in their places; what was not computed follows them. */
export function overrideFigures(computed: Figure[], given: Figure[]): Figure[] {
  const known = new Set(computed.map(({ label }) => keyOf(label)));
  const values = new Map(given.map(({ label, value }) => [keyOf(label), value]));
  const added = given.filter(({ label }) => !known.has(keyOf(label)));
  return [
    ...computed.map((it) => ({ ...it, value: values.get(keyOf(it.label)) ?? it.value })),
    ...added.map((it) => ({ ...it, label: words(it.label), section: words(it.section) })),
  ];
}
