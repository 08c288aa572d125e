import { REMIND_HOURS } from '@rules/invitations';
import type {
  AdminUserPartsFragment,
  InvitationRunPartsFragment,
} from '../../../generated/graphql';
import { panelPath } from '../../../lib/address/paths';
import { dayIn, dayText, shortDayText, timeText, today } from '../../../lib/dates/dates';
import { serverDate, serverNow } from '../../../lib/dates/server-clock';
import { counted, grouped, people } from '../../../lib/text/format';
import type { MailDelivery } from '../../../ui/feedback/MailCaveat';
import type { ToastMessage } from '../../../ui/toast/toast-message';

const reasons = {
  SENT: '',
  HAS_PASSWORD: 'has a password already',
  INVITED_RECENTLY: `was invited within the last ${REMIND_HOURS} hours`,
  FAILED: 'could not be emailed',
};

export const leftOutCount = ({ total, sent, waiting }: InvitationRunPartsFragment) =>
  total - sent - waiting;

/** 'Left out: Ada Keller (has a password already), and 3 more.', or '' if no one was. */
export function leftOutText(run: InvitationRunPartsFragment): string {
  const count = leftOutCount(run);
  if (count === 0) return '';
  const named = run.leftOut.map(({ name, outcome }) => `${name} (${reasons[outcome]})`);
  const more = count - named.length;
  return `Left out: ${[...named, ...(more > 0 ? [`${grouped(more)} more`] : [])].join(', ')}.`;
}

type Invited = Pick<AdminUserPartsFragment, 'passwordState' | 'invitedAt'>;

/** When a user may be reminded; undefined if they may be now. */
function remindableAt({ invitedAt }: Pick<Invited, 'invitedAt'>, now: Date): Date | undefined {
  const from = invitedAt === null ? 0 : Date.parse(invitedAt) + REMIND_HOURS * 3_600_000;
  return from > now.getTime() ? new Date(from) : undefined;
}

/** 'Can be reminded from 14:05 tomorrow'; undefined if they can be now. */
export function notYetText(user: Pick<Invited, 'invitedAt'>, now: Date): string | undefined {
  const from = remindableAt(user, now);
  if (!from) return undefined;
  return `Can be reminded from ${timeText(from)} ${dayIn(from) === today() ? 'today' : 'tomorrow'}`;
}

/** Whether a user gets an email when invited now. */
export const canBeInvited = (user: Invited) =>
  user.passwordState === 'NOT_SET' && !remindableAt(user, serverDate());

/** 'Left out: 1 with a password, 2 invited within the last day.' before it happens; '' if no one. */
export function toBeLeftOutText(users: readonly Invited[]): string {
  const without = users.filter(({ passwordState }) => passwordState === 'NOT_SET');
  const now = serverDate();
  const parts = [
    [users.length - without.length, 'with a password'],
    [without.filter((user) => remindableAt(user, now)).length, 'invited within the last day'],
  ] as const;
  const named = parts.filter(([count]) => count > 0);
  const texts = named.map(([count, reason]) => `${grouped(count)} ${reason}`);
  return named.length === 0 ? '' : `Left out: ${texts.join(', ')}.`;
}

/** Why none of these can be invited now: 'All 16 were invited within the last day.' */
export function noneText(users: readonly Invited[]): string {
  const hasPassword = ({ passwordState }: Invited) => passwordState !== 'NOT_SET';
  const [verb, past] = users.length === 1 ? ['has', 'was'] : ['have', 'were'];
  const reasons = [
    users.some(hasPassword) && `${verb} a password`,
    !users.every(hasPassword) && `${past} invited within the last day`,
  ];
  const who = users.length === 1 ? 'This person' : `All ${grouped(users.length)}`;
  return `${who} ${reasons.filter(Boolean).join(' or ')}.`;
}

/** For a toast: '9 left out.', whom the outcome in the list names; one is named at once. */
function shortLeftOutText(run: InvitationRunPartsFragment): string {
  const count = leftOutCount(run);
  return count > 1 ? `${grouped(count)} left out.` : leftOutText(run);
}

type Words = [title: string, text: string];

const onTheirWay = (number: number): Words => [
  number === 1 ? 'Invitation on its way' : 'Invitations on their way',
  `${people(number)} will get an email.`,
];

function withoutServer(number: number, isCaptured: boolean): Words {
  if (isCaptured) {
    return [
      number === 1 ? 'Invitation captured' : 'Invitations captured',
      `Mail is not set up: ${counted(number, 'email')} ${number === 1 ? 'is' : 'are'} captured, not sent.`,
    ];
  }
  return [
    number === 1 ? 'Invitation waits for mail' : 'Invitations wait for mail',
    `Mail is not set up yet. ${people(number)} will get an email once it is.`,
  ];
}

/** Leads to the invitations that were captured, if a page shows them. */
const readCaptured = (
  { isCaptured }: InvitationRunPartsFragment,
  mail: MailDelivery | undefined,
): Pick<ToastMessage, 'action'> =>
  isCaptured && mail?.capturedPath ? { action: { label: 'Read', href: panelPath('mail') } } : {};

/** The toast for invitations that were just started. */
export function startedToast(
  run: InvitationRunPartsFragment,
  mail: MailDelivery | undefined,
): ToastMessage {
  const [first] = run.leftOut;
  if (run.total === leftOutCount(run)) {
    const description = run.total === 1 && first ? `${first.name} ${reasons[first.outcome]}.` : '';
    return {
      title: run.total === 1 ? 'No invitation sent' : 'No invitations sent',
      description: description || shortLeftOutText(run),
      destructive: true,
    };
  }
  const number = run.sent + run.waiting;
  const [title, text] = run.hasServer ? onTheirWay(number) : withoutServer(number, run.isCaptured);
  const description = `${text} ${shortLeftOutText(run)}`.trim();
  return { title, description, ...readCaptured(run, mail) };
}

/** The toast for a user who was created and invited at once. */
export function invitedToast(
  name: string,
  run: InvitationRunPartsFragment,
  mail: MailDelivery | undefined,
): ToastMessage {
  const started = startedToast(run, mail);
  return started.destructive
    ? {
        ...started,
        title: 'Invitation failed',
        description: `${name} was added, but not invited. ${started.description}`,
      }
    : { ...started, title: 'User Created', description: `${name}: ${started.title}` };
}

/** The request in the email to a user without a password, for the first time or again. */
export const inviteLabel = ({ invitedAt }: Pick<AdminUserPartsFragment, 'invitedAt'>) =>
  invitedAt ? 'Remind' : 'Invite';

type Invitation = Pick<AdminUserPartsFragment, 'invitedAt' | 'invitationEndsAt'>;

const invitedOn = (dayOf: (date: string) => string) => (invitation: Invitation) => {
  const { invitedAt, invitationEndsAt } = invitation;
  if (!invitedAt) return '';
  const isOver = invitationEndsAt !== null && Date.parse(invitationEndsAt) < serverNow();
  return `Invited ${dayOf(invitedAt)}${isOver ? ', link ended' : ''}`;
};

/** When a user without a password was invited: 'Invited 2 Nov 2026, link ended'; '' if never. */
export const invitedText = invitedOn(dayText);

/** The same in little room: 'Invited 2 Nov', with the year only if it is another one. */
export const shortInvitedText = invitedOn(shortDayText);
