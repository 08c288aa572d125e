import { dayText } from '../dates/dates';

/** A share that may pass to another owner on a day to come. */
interface Passing {
  /** The first day on which it is the user’s, if that is to come. */
  yoursFrom?: string | null;
  passesOn?: string | null;
  /** Full name of the new owner. */
  passesTo?: string | null;
}

/** 'Yours from 12 Jun 2027' or 'Passes to Vera Blum on 12 Jun 2027'; undefined for a share that stays. */
export function passingText({ yoursFrom, passesOn, passesTo }: Passing): string | undefined {
  if (yoursFrom) return `Yours from ${dayText(yoursFrom)}`;
  if (passesOn) return `Passes to ${passesTo ?? 'another owner'} on ${dayText(passesOn)}`;
  return undefined;
}
