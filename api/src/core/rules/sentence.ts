/**
 * A piece of a sentence. A name may lead to a page of the app; a date is an ISO day or moment,
 * which each reader sees in their own form, and `text` is how it reads elsewhere.
 */
export interface Piece {
  text: string;
  path?: string;
  date?: string;
  /** The last day of a range that begins on the day `date`. */
  until?: string;
}

/** A sentence or a part of one: 'gave share 3 of Lake House to Olivia'. */
export type Phrase = readonly (string | Piece)[];

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
/** The months of a year. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A plain date as emails and notifications name it: 'Saturday, 3 July 2027'. */
export function dayText(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return `${weekday}, ${day} ${MONTHS[month - 1]} ${year}`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A moment in a time zone as emails name it: 'Saturday, 5 December 2026, 13:00'. */
export function momentText(moment: string | Date, timeZone: string): string {
  const options = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', options);
  clocks.set(timeZone, clock);
  const [date = '', time] = clock.format(new Date(moment)).split(' ');
  return `${dayText(date)}, ${time}`;
}

/** A plain date within a sentence. */
export const day = (date: string): Piece => ({ text: dayText(date), date });

/** A stay by its dates: 'from Saturday, 3 July 2027 to Saturday, 10 July 2027'. */
export const fromTo = ({ startDate, endDate }: { startDate: string; endDate: string }): Phrase =>
  phrase`from ${day(startDate)} to ${day(endDate)}`;

/** Template tag of a phrase: phrase`the week of ${day('2027-07-03')} at ${name}`. */
export function phrase(
  texts: TemplateStringsArray,
  ...values: (string | number | null | Piece | Phrase)[]
): Phrase {
  return texts.flatMap((text, index) => {
    const value = values[index] ?? '';
    if (typeof value !== 'object') return [`${text}${value}`];
    return [text, ...('text' in value ? [value] : value)];
  });
}

/** '1 week', '3 weeks'. */
export const counted = (count: unknown, one: string, many = `${one}s`): string =>
  `${Number(count)} ${Number(count) === 1 ? one : many}`;

/** 'a, b and c'; the pieces of each item stay together. */
export function listed(items: readonly Phrase[]): Phrase {
  return items.flatMap((item, index) => {
    if (index === 0) return item;
    return [index === items.length - 1 ? ' and ' : ', ', ...item];
  });
}

/** One piece for each run of plain text, name and date. */
export function piecesOf(sentence: Phrase): Piece[] {
  const pieces: Piece[] = [];
  for (const part of sentence) {
    const piece = typeof part === 'string' ? { text: part } : part;
    const last = pieces.at(-1);
    const isPlain = !('path' in piece) && !('date' in piece);
    if (last && isPlain && !('path' in last) && !('date' in last)) last.text += piece.text;
    else if (piece.text !== '') pieces.push({ ...piece });
  }
  return pieces;
}

/** A sentence as plain text, for emails, files and programs. */
export const textOf = (sentence: Phrase): string =>
  sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');
