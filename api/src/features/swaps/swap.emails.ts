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
  /** Whether it answers a request of the reader's. */
  isCounter: boolean;
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
  /** Whether the reader's guests come along; null without guests or once they have moved. */
  guestsCome: boolean | null;
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
  const { propertyName, requesterName, given, wanted, isCounter } = swap;
  const weeks = `the week from ${given} at ${propertyName} for yours from ${wanted}`;
  return email(input, {
    subject: isCounter
      ? `${requesterName} offers another week at ${propertyName}`
      : `${requesterName} would like to swap a week at ${propertyName}`,
    lines: [
      isCounter
        ? `${requesterName} answers your request with another offer: ${weeks}.`
        : `${requesterName} offers ${weeks}.`,
      `You can accept, decline or offer another week until ${until}.`,
    ],
    label: 'Answer',
  });
}

const ENDS = {
  AGREED: ['accepted', 'was accepted and is waiting for approval by an administrator'],
  ACCEPTED: ['accepted', 'was accepted: the weeks have been swapped'],
  APPROVED: ['approved', 'is complete: the weeks have been swapped'],
  DECLINED: ['declined', 'was declined'],
  CANCELLED: ['cancelled', 'was cancelled'],
  EXPIRED: ['expired', 'expired without an answer'],
} as const;

/** Email about how a swap goes on or has ended. */
export function answeredEmail(input: SwapEmailInput, end: keyof typeof ENDS): Email {
  const { swap, guestsCome } = input;
  const { propertyName, given, wanted } = swap;
  const [word, sentence] = ENDS[end];
  const guests = `Your guests ${guestsCome ? 'come' : 'do not come'} along to the new week.`;
  return email(input, {
    subject: `Your swap at ${propertyName}: ${word}`,
    lines: [
      `The swap of the week from ${given} for the week from ${wanted} at ${propertyName} ${sentence}.`,
      ...(guestsCome === null ? [] : [guests]),
    ],
    label: 'Open my swaps',
  });
}
