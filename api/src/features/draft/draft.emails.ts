import type { Email } from '../../core/mail/email';
import { type DraftTurn, fingerprintOf } from './rules';

interface TurnFacts {
  email: string;
  firstName: string;
  turn: DraftTurn;
  propertyName: string;
  year: number;
  /** In the owner's and the house's time. */
  deadline: string;
  url: string;
  /** Hash of the last log entry. */
  head: string;
  /** True for the last of the three reminders. */
  isLast: boolean;
}

/** What makes twelve mailboxes the witnesses of a draft. */
const proof = (head: string) =>
  `The draft’s log now ends with the fingerprint ${fingerprintOf(head)}. Keep this email: with it you can check at any time that nothing before was changed.`;

/** The reminder that it is the owner's turn. */
export function turnEmail(facts: TurnFacts): Email {
  const { email, firstName, turn, propertyName, year, deadline, url, head, isLast } = facts;
  const { share, round, isCatchUp } = turn;
  const missed = isCatchUp
    ? ' It is the second turn of the round; after it the best week left is chosen by the neutral rule.'
    : ' Without a choice your wish list decides; without one you get a second turn at the end of the round.';
  return {
    to: email,
    subject: isLast
      ? `Your turn at ${propertyName} ends soon`
      : `It is your turn to choose a week at ${propertyName}`,
    paragraphs: [
      `Dear ${firstName},`,
      `in the draft of ${propertyName} for ${year} it is the turn of your share ${share}, in round ${round}.`,
      `Please choose until ${deadline}.${missed}`,
      proof(head),
    ],
    action: { label: 'Choose a week', url },
  };
}

/** The results of a draft for one owner. */
export function endEmail(facts: {
  email: string;
  firstName: string;
  propertyName: string;
  year: number;
  weeks: string;
  url: string;
  head: string;
}): Email {
  const { email, firstName, propertyName, year, weeks, url, head } = facts;
  return {
    to: email,
    subject: `The weeks of ${year} at ${propertyName} are chosen`,
    paragraphs: [
      `Dear ${firstName},`,
      `the draft of ${propertyName} for ${year} has ended. Your weeks: ${weeks}.`,
      'Weeks that no one chose are open: first come, first served.',
      proof(head),
    ],
    action: { label: 'Open the calendar', url },
  };
}
