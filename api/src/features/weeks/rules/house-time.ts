import { momentText } from '../../../core/rules/sentence';

/** Names the clock of a house: its own, or UTC where none has been set. */
const clockOf = (timeZone: string) => (timeZone === 'UTC' ? 'UTC' : 'at the house');

/** Says a moment (ISO) by the clock of a house: 'Saturday, 5 December 2026, 13:00 at the house'. */
export const houseTime = (iso: string, timeZone: string) =>
  `${momentText(iso, timeZone)} ${clockOf(timeZone)}`;

/**
 * Says a moment (ISO) by the reader's clock, and by the house's where the two differ: 'Saturday, 5
 * December 2026, 12:00 your time (13:00 at the house)'; a null zone of the reader is unknown.
 */
export function timeForReader(
  iso: string,
  { house, reader }: { house: string; reader: string | null },
): string {
  const there = momentText(iso, house);
  const here = reader === null ? there : momentText(iso, reader);
  if (here === there) return `${there} ${clockOf(house)}`;
  const [day, time] = [there.slice(0, -7), there.slice(-5)];
  const atHouse = here.startsWith(day) ? time : there;
  return `${here} your time (${atHouse} ${clockOf(house)})`;
}
