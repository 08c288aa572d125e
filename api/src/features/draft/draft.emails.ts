import type { Email } from '../../core/mail/email';
import { type DraftTurn, fingerprintOf } from './rules';

/** The reader and the draft. */
interface DraftDetails {
  email: string;
  firstName: string;
  propertyName: string;
  year: number;
  url: string;
}

interface Content {
  subject: string;
  /** Null for what there is nothing to say about. */
  lines: readonly (string | null)[];
  label?: string;
}

const draftEmail = (
  { email, firstName, url }: DraftDetails,
  { subject, lines, label = 'Open the draft' }: Content,
): Email => ({
  to: email,
  subject,
  paragraphs: [`Dear ${firstName},`, ...lines.flatMap((line) => line ?? [])],
  action: { label, url },
});

/** The fingerprint in twelve mailboxes, which makes them witnesses of a draft. */
const proof = (head: string) =>
  `The draft’s log now ends with the fingerprint ${fingerprintOf(head)}. Keep this email: with it you can check at any time that nothing before was changed.`;

interface TurnDetails extends DraftDetails {
  turn: DraftTurn;
  /** In the owner's and the house's time. */
  deadline: string;
  /** The owner who asked the reader to choose; null if it is the reader. */
  askedBy: string | null;
  /** The commitment to the share's wish list in the log; null without one. */
  receipt: string | null;
  /** Hash of the last log entry. */
  head: string;
  /** True for the last of the three reminders. */
  isLast: boolean;
}

/** The receipt of a wish list, as the list shows it once it is saved. */
const receiptText = (commitment: string) =>
  `Your wish list is in the log with the receipt ${fingerprintOf(commitment)}. If your list shows another one, please tell an administrator and the other owners.`;

/** The reminder that it is the owner's turn. */
export function turnEmail(facts: TurnDetails): Email {
  const { turn, propertyName, year, deadline, head, isLast, askedBy, receipt } = facts;
  const { share, round, isCatchUp } = turn;
  const missed = isCatchUp
    ? ' This is the second turn of the round; if you miss it, the neutral rule chooses the best week left.'
    : ' If you do not choose, your wish list decides; without a list, you get a second turn at the end of the round.';
  const asked = `share ${share}, whose owner, ${askedBy}, asked you to choose`;
  return draftEmail(facts, {
    subject: isLast
      ? `${askedBy ? `The turn of ${askedBy}` : 'Your turn'} at ${propertyName} ends soon`
      : `${askedBy ? `You choose for ${askedBy}` : 'It is your turn to choose a week'} at ${propertyName}`,
    lines: [
      `in the draft of ${propertyName} for ${year} it is the turn of ${askedBy ? asked : `your share ${share}`}, in round ${round}.`,
      `Please choose by ${deadline}.${missed}`,
      askedBy || !receipt ? null : receiptText(receipt),
      proof(head),
    ],
    label: 'Choose a week',
  });
}

/** Asks a person to choose for a share, until a time of theirs and of the house or to the end. */
export function delegatedEmail(
  facts: DraftDetails & { ownerName: string; share: number; until: string | null },
): Email {
  const { ownerName, share, until, propertyName, year } = facts;
  return draftEmail(facts, {
    subject: `${ownerName} asks you to choose at ${propertyName}`,
    lines: [
      `${ownerName} asks you to choose the weeks of share ${share} in the draft of ${propertyName} for ${year}, ${until ? `until ${until}` : 'until it ends'}. When it is the share’s turn, you will be notified as if it were yours.`,
      'The log says that you chose. If you would rather not, please tell the owner: the turn then goes ahead without you.',
    ],
  });
}

/** An action of someone else on a share. */
interface ActionDetails extends DraftDetails {
  who: string;
  reason: string | null;
  share: number;
  /** The first and the last day of the week. */
  dates: string;
  head: string;
}

const because = ({ reason }: ActionDetails) => reason && `The reason given: ${reason}`;

/** Email: a choice that someone else made for an owner; `isLast` unless another has followed. */
export function chosenForYouEmail(facts: ActionDetails, isLast: boolean): Email {
  const { who, share, dates, propertyName, year, head } = facts;
  const undo = isLast
    ? 'please tell an administrator at once: it can be undone until another week is chosen.'
    : 'please tell an administrator. Another week has been chosen since, which would be undone with it.';
  return draftEmail(facts, {
    subject: `The week ${dates} was chosen for you at ${propertyName}`,
    lines: [
      `in the draft of ${propertyName} for ${year}, ${who}, chose the week ${dates} for your share ${share}.`,
      because(facts),
      `If you did not want that, ${undo}`,
      proof(head),
    ],
  });
}

/** Email: the pick of a share was undone, the reader's or the one before the reader's turn. */
export function undoneEmail(facts: ActionDetails, undone: number): Email {
  const { who, share, dates, propertyName, year, head } = facts;
  const isOwn = share === undone;
  return draftEmail(facts, {
    subject: isOwn
      ? `Your choice of the week ${dates} at ${propertyName} was undone`
      : `Your turn at ${propertyName} was taken back`,
    lines: [
      `in the draft of ${propertyName} for ${year}, ${who} undid the choice of the week ${dates} for ${isOwn ? 'your ' : ''}share ${undone}.`,
      because(facts),
      isOwn
        ? 'Your share chooses again, with the full time of a turn; its wish list no longer chooses at once.'
        : `With it, the turn of your share ${share} has ended: share ${undone} chooses again, and your share gets a new turn in its place in the order.`,
      proof(head),
    ],
  });
}

/** Email: the turn for which the reader may choose was stopped. */
export function pausedEmail(facts: ActionDetails): Email {
  const { who, share, propertyName, year, head } = facts;
  return draftEmail(facts, {
    subject: `The draft at ${propertyName} is paused`,
    lines: [
      `in the draft of ${propertyName} for ${year}, ${who} stopped the turn of share ${share}: your deadline no longer counts.`,
      because(facts),
      'The turn keeps the time that it had left. You will get an email with the new deadline when the draft resumes.',
      proof(head),
    ],
  });
}

/** Email: the clock was set right, which gives the turn of a share its whole time again. */
export function clockSetEmail(facts: Omit<ActionDetails, 'who' | 'reason' | 'dates'>): Email {
  const { share, propertyName, year, head } = facts;
  return draftEmail(facts, {
    subject: `The clock of the draft at ${propertyName} was set right`,
    lines: [
      `in the draft of ${propertyName} for ${year}, the clock of the server was ahead and has been set right: the turn of share ${share} has its whole time again.`,
      'The log has what the clock read before and after. It can happen once an hour at most.',
      proof(head),
    ],
  });
}

/** The results of a draft for one owner. */
export function endEmail(facts: DraftDetails & { weeks: string; head: string }): Email {
  const { propertyName, year, weeks, head } = facts;
  return draftEmail(facts, {
    subject: `The weeks of ${year} at ${propertyName} are chosen`,
    lines: [
      `the draft of ${propertyName} for ${year} has ended. Your weeks: ${weeks}.`,
      'Weeks that no one chose are open: first come, first served.',
      proof(head),
    ],
    label: 'Open the calendar',
  });
}
