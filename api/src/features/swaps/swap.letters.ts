import type { Letter } from '../../kit/mail/letter';

/** What letters tell of a swap. */
interface SwapFactsTold {
  propertyName: string;
  /** Like 'Omar Haddad'. */
  requesterName: string;
  /** The week to be given, like '3 July 2027'. */
  given: string;
  /** The week to be had. */
  wanted: string;
}

interface Told {
  to: string;
  firstName: string;
  swap: SwapFactsTold;
  url: string;
  /** What someone wrote about it. */
  note?: string | undefined;
  /** Why it ended by itself. */
  reason?: string | undefined;
}

function letter(
  { to, firstName, url, note, reason }: Told,
  { subject, lines, label }: { subject: string; lines: string[]; label: string },
): Letter {
  return {
    to,
    subject,
    paragraphs: [`Dear ${firstName},`, ...lines, ...(reason ? [reason] : [])],
    ...(note && { quote: note }),
    action: { label, url },
  };
}

/** Someone asks for a week of the reader's. */
export function askedLetter(told: Told): Letter {
  const { propertyName, requesterName, given, wanted } = told.swap;
  return letter(told, {
    subject: `${requesterName} would like to swap a week at ${propertyName}`,
    lines: [
      `${requesterName} offers the week from ${given} at ${propertyName} for yours from ${wanted}.`,
      'You can accept, decline or offer another week within 7 days.',
    ],
    label: 'Answer',
  });
}

const ENDS = {
  ACCEPTED: 'was agreed to; an administrator has the last word',
  APPROVED: 'is done: the weeks have changed hands',
  DECLINED: 'was declined',
  CANCELLED: 'was cancelled',
  EXPIRED: 'expired without an answer',
};

/** What has become of a swap. */
export function answeredLetter(told: Told, end: keyof typeof ENDS): Letter {
  const { propertyName, given, wanted } = told.swap;
  return letter(told, {
    subject: `Your swap at ${propertyName}: ${end.toLowerCase()}`,
    lines: [
      `The swap of the week from ${given} for that from ${wanted} at ${propertyName} ${ENDS[end]}.`,
    ],
    label: 'Open my swaps',
  });
}
