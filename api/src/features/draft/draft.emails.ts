import type { Email } from '../../core/mail/email';
import { type DraftTurn, fingerprintOf } from './rules';

interface TurnDetails {
  email: string;
  firstName: string;
  turn: DraftTurn;
  propertyName: string;
  year: number;
  /** In the owner's and the house's time. */
  deadline: string;
  /** The owner who asked the reader to choose; null if it is the reader. */
  askedBy: string | null;
  url: string;
  /** Hash of the last log entry. */
  head: string;
  /** True for the last of the three reminders. */
  isLast: boolean;
}

/** The fingerprint in twelve mailboxes, which makes them witnesses of a draft. */
const proof = (head: string) =>
  `The draft’s log now ends with the fingerprint ${fingerprintOf(head)}. Keep this email: with it you can check at any time that nothing before was changed.`;

/** The reminder that it is the owner's turn. */
export function turnEmail(facts: TurnDetails): Email {
  const { email, firstName, turn, propertyName, year, deadline, url, head, isLast } = facts;
  const { askedBy } = facts;
  const { share, round, isCatchUp } = turn;
  const missed = isCatchUp
    ? ' This is the second turn of the round; if you miss it, the neutral rule chooses the best week left.'
    : ' If you do not choose, your wish list decides; without a list, you get a second turn at the end of the round.';
  return {
    to: email,
    subject: isLast
      ? `${askedBy ? `The turn of ${askedBy}` : 'Your turn'} at ${propertyName} ends soon`
      : `${askedBy ? `You choose for ${askedBy}` : 'It is your turn to choose a week'} at ${propertyName}`,
    paragraphs: [
      `Dear ${firstName},`,
      `in the draft of ${propertyName} for ${year} it is the turn of ${askedBy ? `share ${share}, whose owner, ${askedBy}, asked you to choose` : `your share ${share}`}, in round ${round}.`,
      `Please choose by ${deadline}.${missed}`,
      proof(head),
    ],
    action: { label: 'Choose a week', url },
  };
}

/** Asks a person to choose for a share. */
export function delegatedEmail(facts: {
  email: string;
  firstName: string;
  ownerName: string;
  share: number;
  /** In the reader's and the house's time; null to the end of the draft. */
  until: string | null;
  propertyName: string;
  year: number;
  url: string;
}): Email {
  const { email, firstName, ownerName, share, until, propertyName, year, url } = facts;
  return {
    to: email,
    subject: `${ownerName} asks you to choose at ${propertyName}`,
    paragraphs: [
      `Dear ${firstName},`,
      `${ownerName} asks you to choose the weeks of share ${share} in the draft of ${propertyName} for ${year}, ${until ? `until ${until}` : 'until it ends'}. When it is the share’s turn, you will be notified as if it were yours.`,
      'The log says that you chose. If you would rather not, please tell the owner: the turn then goes ahead without you.',
    ],
    action: { label: 'Open the draft', url },
  };
}

/** What emails about an action of someone else have in common. */
interface ActionDetails {
  email: string;
  firstName: string;
  /** The reader’s share; for a delegate, that of the owner who asked them. */
  share: number;
  reason: string | null;
  propertyName: string;
  year: number;
  url: string;
  head: string;
}

/** An email about what someone else did, with the reason and a way to the draft. */
function actionEmail(
  { email, firstName, reason, url, head }: ActionDetails,
  { subject, did, next }: { subject: string; did: string; next: string },
): Email {
  return {
    to: email,
    subject,
    paragraphs: [
      `Dear ${firstName},`,
      did,
      ...(reason ? [`The reason given: ${reason}`] : []),
      next,
      proof(head),
    ],
    action: { label: 'Open the draft', url },
  };
}

/** Email: a choice that someone else made for an owner. */
export function chosenForYouEmail(
  facts: ActionDetails & {
    /** The person who chose, and in which role. */
    chooser: string;
    /** The first and the last day of the week. */
    dates: string;
    /** False once another pick has followed. */
    isLast: boolean;
  },
): Email {
  const { chooser, share, dates, isLast, propertyName, year } = facts;
  return actionEmail(facts, {
    subject: `The week ${dates} was chosen for you at ${propertyName}`,
    did: `in the draft of ${propertyName} for ${year}, ${chooser} chose the week ${dates} for your share ${share}.`,
    next: isLast
      ? 'If you did not want that, please tell an administrator at once: it can be undone until another week is chosen.'
      : 'If you did not want that, please tell an administrator. Another week has been chosen since, which would be undone with it.',
  });
}

/** Email: the reader’s pick was undone, or the turn ended because of an earlier one. */
export function undoneEmail(
  facts: ActionDetails & {
    /** The administrator; null if earlier rules do not log that. */
    who: string | null;
    /** The share whose pick was undone. */
    undoneShare: number;
    dates: string;
  },
): Email {
  const { share, undoneShare, dates, who, propertyName, year } = facts;
  const isOwn = share === undoneShare;
  const whose = isOwn ? `your share ${share}` : `share ${undoneShare}`;
  return actionEmail(facts, {
    subject: isOwn
      ? `Your choice of the week ${dates} at ${propertyName} was undone`
      : `Your turn at ${propertyName} was taken back`,
    did: `in the draft of ${propertyName} for ${year}, ${who ?? 'an administrator'} undid the choice of the week ${dates} for ${whose}.`,
    next: isOwn
      ? 'Your share chooses again, with the full time of a turn; its wish list no longer chooses at once.'
      : `With it, the turn of your share ${share} has ended: share ${undoneShare} chooses again, and your share gets a new turn in its place in the order.`,
  });
}

/** Email: the reader’s turn was stopped. */
export function pausedEmail(facts: ActionDetails & { who: string | null }): Email {
  const { share, who, propertyName, year } = facts;
  return actionEmail(facts, {
    subject: `The draft at ${propertyName} is paused`,
    did: `${who ?? 'An administrator'} paused the draft of ${propertyName} for ${year} during the turn of share ${share}: your deadline no longer counts.`,
    next: 'The turn keeps the time that it had left. You will get an email with the new deadline when the draft resumes.',
  });
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
