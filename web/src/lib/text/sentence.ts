import { dayText, momentText } from '../dates/dates';
import { mediumDates } from '../dates/week-dates';

/** A part of a sentence of the server. */
interface Part {
  text: string;
  date: string | null;
  until: string | null;
}

/** A part of a sentence of the server, with its date in the form and by the clock of the reader. */
export function partText({ text, date, until }: Part): string {
  if (date === null) return text;
  if (until !== null) return mediumDates({ startDate: date, endDate: until });
  return date.includes('T') ? momentText(date) : dayText(date);
}

/** A sentence of the server, with its dates in the form and by the clock of the reader. */
export const sentenceText = (parts: readonly Part[]) => parts.map(partText).join('');
