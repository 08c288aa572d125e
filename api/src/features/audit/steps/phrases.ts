import type { LoggedAction, Names } from '../../../core/audiences/audit-area';
import { counted, listed, type Phrase, type Piece } from '../../../core/rules/sentence';

export { counted };

/** Longer values are not repeated in a sentence. */
const MAX_QUOTED = 200;

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** '5 Apr 2027', and '5 Apr 2027, 09:30 UTC' for a moment. */
function plainDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  const text = `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
  return MOMENT.test(date) ? `${text}, ${date.slice(11, 16)} UTC` : text;
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' &&
  (DAY.test(value) || MOMENT.test(value)) &&
  !Number.isNaN(Date.parse(value));

/** A logged ISO day or moment, which readers see in their own form; 'no date' for anything else. */
export const dateOf = (value: unknown): Piece =>
  isDate(value) ? { text: plainDate(value), date: value } : { text: 'no date' };

/** Two logged days, which readers see as one range: '3–10 Jul 2027'; a single day as itself. */
export function rangeOf(from: unknown, until: unknown): Piece {
  const [first, last] = [dateOf(from), dateOf(until)];
  if (first.date === undefined || last.date === undefined) {
    return { text: `${first.text} – ${last.text}` };
  }
  if (first.text === last.text) return first;
  const [day, month, year] = first.text.split(' ');
  const isOneYear = last.text.endsWith(` ${year}`);
  const isOneMonth = last.text.endsWith(` ${month} ${year}`);
  const start = isOneYear ? `${day} ${month}` : first.text;
  const text = isOneMonth ? `${day}–${last.text}` : `${start} – ${last.text}`;
  return { text, date: first.date, until: last.date };
}

/** 'dateOfBirth' → 'date of birth'. */
export const inWords = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase();

/** A text that people typed, in quotes; one that is too long ends in '…'. */
export function quoted(text: unknown): string {
  const letters = [...String(text)];
  return `“${letters.length > MAX_QUOTED ? `${letters.slice(0, MAX_QUOTED).join('')}…` : letters.join('')}”`;
}

/** ' with the note “…”'; empty without a note. */
export const withNote = (note: unknown): Phrase =>
  typeof note === 'string' && note.trim() !== '' ? [`, with the note ${quoted(note)}`] : [];

/** ', because “…”'; empty without a reason. */
export const because = (reason: unknown): Phrase =>
  typeof reason === 'string' && reason.trim() !== '' ? [`, because ${quoted(reason)}`] : [];

/** ', because “…”', or that there is no reason. */
export const becauseOrNot = (reason: unknown): Phrase => {
  const why = because(reason);
  return why.length > 0 ? why : [', without a reason'];
};

/** A stored value as words: never JSON, and 'nothing' for an empty one. */
function valueInWords(value: unknown): Piece {
  if (isDate(value)) return dateOf(value);
  if (value === undefined || value === null || value === '') return { text: 'nothing' };
  if (typeof value === 'boolean') return { text: value ? 'yes' : 'no' };
  if (Array.isArray(value)) return { text: counted(value.length, 'entry', 'entries') };
  if (typeof value === 'object') return { text: 'other details' };
  const text = String(value);
  if (/^[A-Z]+(_[A-Z]+)*$/.test(text) && text.length > 1) return { text: inWords(text) };
  return { text: typeof value === 'number' ? text : quoted(text) };
}

/** How a field is described, with its values before and after; undefined leaves it out. */
export type Field = (before: unknown, after: unknown, names: Names) => Phrase | undefined;

/** 'the name from “Mill” to “Old Mill”'; `show` puts values into words. */
export const field =
  (label: string, show: (value: unknown, names: Names) => Piece | string = valueInWords): Field =>
  (before, after, names) => [
    ...(before === undefined ? [`${label} to `] : [`${label} from `, show(before, names), ' to ']),
    show(after, names),
  ];

/**
 * The differences, field by field: 'the name from “Mill” to “Old Mill” and …'. Fields without words
 * of their own are called by their name.
 */
function changesOf(
  { before, after }: Pick<LoggedAction, 'before' | 'after'>,
  names: Names,
  fields: Readonly<Record<string, Field>> = {},
): Phrase {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const told = keys.map((key) => {
    const describe = Object.hasOwn(fields, key) ? fields[key] : undefined;
    return (describe ?? field(inWords(key)))(before?.[key], after?.[key], names);
  });
  return listed(told.filter((one) => one !== undefined));
}

/** 'changed X: the name from … to …'; 'changed X' if no field is known. */
export function changed(
  subject: Phrase,
  entry: LoggedAction,
  names: Names,
  fields?: Readonly<Record<string, Field>>,
): Phrase {
  const changes = changesOf(entry, names, fields);
  return ['changed ', ...subject, ...(changes.length > 0 ? [': ', ...changes] : [])];
}

/** The id and the name of subjects such as 'User 12, Olivia Marsh'. */
export function subjectParts({ subject }: Pick<LoggedAction, 'subject'>) {
  const [, id, name = subject] = /^\w+ (\d+), (.*)$/s.exec(subject) ?? [];
  return { id: id === undefined ? undefined : Number(id), name };
}

/** The person of a subject such as 'User 12, Olivia Marsh'. */
export function personOf(entry: LoggedAction, names: Names): Piece {
  const { id, name } = subjectParts(entry);
  return id === undefined ? { text: name } : names.person(id, name);
}

/** The house of a subject such as 'Property 34, Lake House'. */
export function houseOf(entry: LoggedAction, names: Names): Piece {
  const { id, name } = subjectParts(entry);
  return id === undefined ? { text: name } : names.house(id, name);
}

/** The house that an entry concerns, by its name in a subject such as 'Swap 5, Lake House'. */
export function concernedHouse(entry: LoggedAction, names: Names): Piece {
  const { name } = subjectParts(entry);
  return entry.propertyId === undefined ? { text: name } : names.house(entry.propertyId, name);
}

/** Words for actions that no feature describes: 'changed the front door (door open)'. */
export function plainPhrase(entry: LoggedAction, names: Names): Phrase {
  const { name } = subjectParts(entry);
  const changes = changesOf(entry, names);
  return [
    `recorded “${inWords(entry.action)}” for ${name}`,
    ...(changes.length > 0 ? [': ', ...changes] : []),
  ];
}

type Describer = (entry: LoggedAction, names: Names) => Phrase;

/** An area's words by verb: 'update' of 'user.update'. */
export const byVerb =
  (verbs: Readonly<Record<string, Describer>>) =>
  (entry: LoggedAction, names: Names): Phrase | undefined => {
    const verb = entry.action.slice(entry.action.indexOf('.') + 1);
    return Object.hasOwn(verbs, verb) ? verbs[verb]?.(entry, names) : undefined;
  };
