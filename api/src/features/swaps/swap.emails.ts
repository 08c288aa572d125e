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
  /** Whether it exchanges back the weeks of a completed swap. */
  isTakeBack: boolean;
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

/** The wish of the requester: the end of 'Olivia Marsh would like to swap'. */
export function asksFor({ isCounter, isTakeBack }: Pick<SwapInEmail, 'isCounter' | 'isTakeBack'>) {
  if (isTakeBack) return 'would like to take a swap back';
  return isCounter ? 'offers another week' : 'would like to swap';
}

/** The subject of a sentence about how a swap goes on. */
export const nameOfSwap = (swap: Pick<SwapInEmail, 'isTakeBack' | 'given' | 'wanted'>): string =>
  swap.isTakeBack
    ? `Taking back the swap of the week from ${swap.wanted} for the week from ${swap.given}`
    : `The swap of the week from ${swap.given} for the week from ${swap.wanted}`;

/** Email to the owner whose week is requested. */
export function askedEmail(input: SwapEmailInput): Email {
  const { until, swap } = input;
  const { propertyName, requesterName, given, wanted, isCounter, isTakeBack } = swap;
  const weeks = `the week from ${given} at ${propertyName} for yours from ${wanted}`;
  const offer = isCounter ? `answers your request with another offer: ${weeks}` : `offers ${weeks}`;
  const back = `would like to take back your swap, and offers ${weeks} again`;
  return email(input, {
    subject: `${requesterName} ${asksFor(swap)} ${isCounter || isTakeBack ? '' : 'a week '}at ${propertyName}`,
    lines: [
      `${requesterName} ${isTakeBack ? back : offer}.`,
      `You can accept${isTakeBack ? ' or decline' : ', decline or offer another week'} until ${until}.`,
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
  const { propertyName } = swap;
  const [word, sentence] = ENDS[end];
  const guests = `Your guests ${guestsCome ? 'come' : 'do not come'} along to the new week.`;
  return email(input, {
    subject: `Your swap at ${propertyName}: ${word}`,
    lines: [
      `${nameOfSwap(swap)} at ${propertyName} ${sentence}.`,
      ...(guestsCome === null ? [] : [guests]),
    ],
    label: 'Open my swaps',
  });
}
