import type { Email } from '../../core/mail/email';
import { type ExchangeEnd, endSentence, keepsWeek } from './rules';

interface EmailDetails {
  to: string;
  firstName: string;
  leg: {
    propertyName: string;
    week: number;
    getsWeek: number;
    /** First day of the week given, for example 'Saturday, 3 July 2027'. */
    given: string;
    /** First day of the week received. */
    got: string;
    isOpenWeek: boolean;
    /** True while the owner has a list for the week given. */
    isSearched: boolean;
    /** How many owners take part. */
    owners: number;
  };
  /** When the proposal ends, in the reader's and the house's time. */
  until: string;
  url: string;
  /** An administrator's note. */
  note?: string | undefined;
}

const OWNERS = ['', 'only you take part', 'two owners take part', 'three owners take part'];

const give = ({ leg }: EmailDetails) => `week ${leg.week} (from ${leg.given})`;
const get = ({ leg }: EmailDetails) => `week ${leg.getsWeek} (from ${leg.got})`;

function email(
  facts: EmailDetails,
  { subject, lines, label }: { subject: string; lines: string[]; label: string },
): Email {
  const { to, firstName, url, note } = facts;
  return {
    to,
    subject,
    paragraphs: [`Dear ${firstName},`, ...lines],
    ...(note && { quote: note }),
    action: { label, url },
  };
}

/** Email to each owner for whom an exchange has been found. */
export function proposedEmail(facts: EmailDetails): Email {
  const { leg, until } = facts;
  const how = leg.isOpenWeek ? 'no one holds that week' : OWNERS[leg.owners];
  return email(facts, {
    subject: `A swap was found for your week ${leg.week} at ${leg.propertyName}`,
    lines: [
      `You give ${give(facts)} and get ${get(facts)} at ${leg.propertyName}; ${how}.`,
      `You can say yes or no until ${until}. You can decline without a reason, and no one is shown who declined.`,
    ],
    label: 'Answer',
  });
}

/** Email to each owner once the weeks have been exchanged. */
export function doneEmail(facts: EmailDetails): Email {
  const { leg } = facts;
  return email(facts, {
    subject: `You now have week ${leg.getsWeek} at ${leg.propertyName}`,
    lines: [
      `The weeks at ${leg.propertyName} have been swapped: you gave ${give(facts)} and hold ${get(facts)}.`,
    ],
    label: 'Open my swaps',
  });
}

/** The week that the owner of a leg holds, now that the exchange has failed. */
function outcomeOf(facts: EmailDetails, cause: ExchangeEnd): string[] {
  const { week, isSearched } = facts.leg;
  if (!keepsWeek(cause)) return [endSentence(cause, week)];
  const search = isSearched ? ', and the search goes on' : '';
  return [endSentence(cause, week), `You keep ${give(facts)}${search}.`];
}

/** Email to those who had said yes to an exchange that has not come about. */
export function endedEmail(facts: EmailDetails & { cause: ExchangeEnd }): Email {
  const { leg, cause } = facts;
  return email(facts, {
    subject: `The swap at ${leg.propertyName} did not go through`,
    lines: [
      `The swap of your week ${leg.week} for week ${leg.getsWeek} at ${leg.propertyName} did not go through.`,
      outcomeOf(facts, cause).join(' '),
    ],
    label: 'Open my swaps',
  });
}
