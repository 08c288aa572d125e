import type { Row } from '../../core/database/statement';
import type { Email, EmailSection } from '../../core/mail/email';
import { dayText } from '../../core/rules/sentence';
import { mapOf } from '../properties/rules';

type Reminder = Row<'claim-stay-reminders'>;

/** The days before a stay that have a name. */
const NAMED: Readonly<Record<number, string>> = { 0: 'today', 1: 'tomorrow', 14: 'in 2 weeks' };

/** The title of a reminder, with the days until the stay. */
export function reminderTitle({
  kind,
  days,
  propertyName,
}: Pick<Reminder, 'kind' | 'days' | 'propertyName'>): string {
  if (kind === 'LAST_DAY') return `Your stay at ${propertyName} ends today`;
  return `Your stay at ${propertyName} begins ${NAMED[days] ?? `in ${days} days`}`;
}

/** The page with the checklist for the last day. */
export const checkOutPath = (bookingId: number) => `/check-out/${bookingId}`;

const factsOf = (it: Reminder) => [
  {
    label: 'Arrival',
    value: `${dayText(it.startDate)}${it.checkInTime ? `, from ${it.checkInTime}` : ''}`,
  },
  {
    label: 'Departure',
    value: `${dayText(it.endDate)}${it.checkOutTime ? `, until ${it.checkOutTime}` : ''}`,
  },
  ...(it.isGuest
    ? []
    : [
        { label: 'Before you', value: it.beforeName ?? 'No one' },
        { label: 'After you', value: it.afterName ?? 'No one' },
      ]),
];

function actionOf({ kind, bookingId, isGuest, propertyId, startDate }: Reminder, appUrl: string) {
  if (kind === 'LAST_DAY') {
    return { label: 'Check out', url: `${appUrl}${checkOutPath(bookingId)}` };
  }
  if (isGuest) return { label: 'Open Fairweek', url: `${appUrl}/` };
  return {
    label: 'See the stay',
    url: `${appUrl}/calendar?property=${propertyId}&week=${startDate}`,
  };
}

/** A reminder of a stay, with all that one needs on the way; a guest reads no names. */
export function reminderEmail(it: Reminder, appUrl: string): Email {
  const isOver = it.kind === 'LAST_DAY';
  const address: EmailSection = {
    title: 'Address',
    quotes: [it.location],
    action: { label: 'Show it on the map', url: mapOf(it.location) },
  };
  // Emails contain no key, code or password.
  const house: EmailSection = {
    title: 'The house',
    quotes: [],
    action: {
      label: `How to get in${it.hasWifi ? ', wifi' : ''} and documents`,
      url: `${appUrl}${it.isGuest ? '/' : '/properties'}`,
    },
  };
  return {
    to: it.to,
    subject: reminderTitle(it),
    paragraphs: [
      `Hello ${it.firstName},`,
      isOver ? 'Your stay ends today.' : 'This is what you need on the way.',
      'You choose under Account and security which reminders you get.',
    ],
    facts: factsOf(it),
    sections: isOver ? [house] : [address, house],
    action: actionOf(it, appUrl),
    ...(it.expiresAt && { expiresAt: it.expiresAt }),
    isBulk: true,
  };
}
