import type { Email } from '../../core/mail/email';

/** The details of a swap in emails. */
interface SwapInEmail {
  propertyName: string;
  /** For example 'Omar Haddad'. */
  requesterName: string;
  /** First day of the week given, for example 'Saturday, 3 July 2027'. */
  given: string;
  /** First day of the week wanted. */
  wanted: string;
}

interface SwapEmailInput {
  to: string;
  firstName: string;
  swap: SwapInEmail;
  /** When the request expires, in the reader's and the house's time. */
  until: string;
  url: string;
  /** A note written by a user. */
  note?: string | undefined;
  /** Why the swap ended automatically. */
  reason?: string | undefined;
}

function email(
  { to, firstName, url, note, reason }: SwapEmailInput,
  { subject, lines, label }: { subject: string; lines: string[]; label: string },
): Email {
  return {
    to,
    subject,
    paragraphs: [`Dear ${firstName},`, ...lines, ...(reason ? [reason] : [])],
    ...(note && { quote: note }),
    action: { label, url },
  };
}

/** Email to the owner whose week is requested. */
export function askedEmail(input: SwapEmailInput): Email {
  const { until, swap } = input;
  const { propertyName, requesterName, given, wanted } = swap;
  return email(input, {
    subject: `${requesterName} would like to swap a week at ${propertyName}`,
    lines: [
      `${requesterName} offers the week from ${given} at ${propertyName} for yours from ${wanted}.`,
      `You can accept, decline or offer another week until ${until}.`,
    ],
    label: 'Answer',
  });
}

const ENDS = {
  ACCEPTED: 'was accepted and is waiting for approval by an administrator',
  APPROVED: 'is complete: the weeks have been swapped',
  DECLINED: 'was declined',
  CANCELLED: 'was cancelled',
  EXPIRED: 'expired without an answer',
};

/** Email about a swap's final status. */
export function answeredEmail(input: SwapEmailInput, end: keyof typeof ENDS): Email {
  const { propertyName, given, wanted } = input.swap;
  return email(input, {
    subject: `Your swap at ${propertyName}: ${end.toLowerCase()}`,
    lines: [
      `The swap of the week from ${given} for the week from ${wanted} at ${propertyName} ${ENDS[end]}.`,
    ],
    label: 'Open my swaps',
  });
}
