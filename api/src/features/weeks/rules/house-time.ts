const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a date and time in a time zone, such as '5 December 2026, 13:00'. */
function momentIn(iso: string, timeZone: string, dateStyle: 'long' | 'full'): string {
  const key = `${dateStyle} ${timeZone}`;
  const options = { dateStyle, timeStyle: 'short', timeZone } as const;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', options);
  formats.set(key, format);
  return format.format(new Date(iso)).replace(' at ', ', ');
}

/** Names the clock of a house: its own, or UTC where none has been set. */
const clockOf = (timeZone: string) => (timeZone === 'UTC' ? 'UTC' : 'at the house');

/** Says a moment (ISO) by the clock of a house: '5 December 2026, 13:00 at the house'. */
export const houseTime = (iso: string, timeZone: string) =>
  `${momentIn(iso, timeZone, 'long')} ${clockOf(timeZone)}`;

/**
 * Says a moment (ISO) by the reader's clock, and by the house's where the two differ: 'Saturday, 5
 * December 2026, 12:00 your time (13:00 at the house)'; a null zone of the reader is unknown.
 */
export function timeForReader(
  iso: string,
  { house, reader }: { house: string; reader: string | null },
): string {
  const there = momentIn(iso, house, 'full');
  const here = reader === null ? there : momentIn(iso, reader, 'full');
  if (here === there) return `${there} ${clockOf(house)}`;
  const [day, time] = [there.slice(0, -7), there.slice(-5)];
  const atHouse = here.startsWith(day) ? time : there;
  return `${here} your time (${atHouse} ${clockOf(house)})`;
}
