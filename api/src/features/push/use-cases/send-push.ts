import type { Urgency } from 'web-push';
import type { Notice, NoticeKind } from '../../../core/audiences/notice';
import { read } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { PrivateAddressError } from '../../../core/http/public-address';
import type { AppContext } from '../../../core/request-context';
import { postPush } from '../steps/post-push';
import { pushKeys } from '../steps/push-keys';
import { countOf, waitingFor } from '../steps/waiting-for';

const FIND = statement(
  'find-push-subscription',
  `select it.id, it.endpoint, it.p256dh, it.auth, it.server_key as "serverKey",
      s.user_id as "userId"
    from push_subscriptions it join sessions s on s.id = it.session_id
    join users u on u.id = s.user_id and u.deleted_at is null
    where it.id = $1 and s.expires_at > now()`,
);

const DROP = statement('drop-push-subscription', 'delete from push_subscriptions where id = $1');

const DAY_SECONDS = 24 * 3600;

/** How urgent each kind is, and for how many days it is news to a phone that was off. */
const DELIVERY = {
  messages: { urgency: 'high', days: 1 },
  talk: { urgency: 'high', days: 1 },
  draft: { urgency: 'high', days: 1 },
  swaps: { urgency: 'normal', days: 3 },
  exchanges: { urgency: 'normal', days: 3 },
  requests: { urgency: 'normal', days: 7 },
  holdings: { urgency: 'normal', days: 7 },
} as const satisfies Record<NoticeKind, { urgency: Urgency; days: number }>;

/** Answers after which the browser is no longer notified: it has gone. */
const GONE = [404, 410];
/**
 * Answers that refuse this installation rather than the browser: its key, clock or contact (RFC
 * 8292 §4.2). The browser is kept: it compares the keys itself when it next opens the app.
 */
const REFUSED = [401, 403];

/** Longer texts do not show, and services refuse more than 4 kB. */
const MAX_CHARACTERS = 140;

const short = (text: string) =>
  [...text].length > MAX_CHARACTERS ? `${[...text].slice(0, MAX_CHARACTERS - 1).join('')}…` : text;

/** How long a notification is of use: until the moment that it names, or for the days of its kind. */
const secondsLeft = ({ until }: Notice, kind: NoticeKind) =>
  until
    ? Math.max(0, Math.floor((until.getTime() - Date.now()) / 1000))
    : DELIVERY[kind].days * DAY_SECONDS;

interface Job {
  subscriptionId: number;
  kind: NoticeKind;
  subjectId: number;
}

/** Sends a user's notification to one browser, if there is still something to say. */
export async function sendPush(
  app: AppContext,
  { subscriptionId, kind, subjectId }: Job,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const [subscription] = await read(app, FIND, [subscriptionId]);
  if (!subscription) return;
  const notice = await app.notices[kind]?.read(app, subscription.userId, subjectId);
  if (!notice) return;
  const ttl = secondsLeft(notice, kind);
  if (ttl === 0) return;
  const keys = await pushKeys(app);
  if (subscription.serverKey !== keys.publicKey) return drop(app, subscription.id);
  const payload = await payloadOf(app, subscription, notice);
  const { urgency } = DELIVERY[kind];
  const parcel = { ...subscription, payload, topic: notice.tag, ttl, urgency, keys };
  const answer = await postPush(app, parcel).catch((error: Error) => error);
  if (answer instanceof PrivateAddressError || GONE.includes(Number(answer))) {
    return drop(app, subscription.id);
  }
  handleResponse(app, { answer, host: new URL(subscription.endpoint).host, isLast });
}

/** Throws after a temporary failure, so that the queue tries again; the address stays a secret. */
function handleResponse(
  app: AppContext,
  { answer, host, isLast }: { answer: number | Error; host: string; isLast: boolean },
): void {
  if (typeof answer === 'number' && answer >= 200 && answer < 300) return;
  const reason =
    typeof answer === 'number'
      ? `answered ${answer}`
      : `was not reached (${(answer as NodeJS.ErrnoException).code ?? answer.name})`;
  if (REFUSED.includes(Number(answer))) {
    app.log.error(
      { host, status: answer },
      'The push service refused the key of this installation: check VAPID_PRIVATE_KEY, VAPID_SUBJECT and the clock',
    );
    return;
  }
  const isTemporary = typeof answer !== 'number' || answer === 429 || answer >= 500;
  if (isTemporary && !isLast) throw new Error(`The push service ${host} ${reason}.`);
  app.log.warn({ host, reason }, 'A notification was not delivered');
}

async function drop(app: AppContext, id: number): Promise<void> {
  await read(app, DROP, [id]);
}

async function payloadOf(
  app: AppContext,
  { userId }: Row<'find-push-subscription'>,
  { title, body, path, tag, until }: Notice,
): Promise<string> {
  const waiting = countOf(await waitingFor(app, userId));
  return JSON.stringify({ title: short(title), body: short(body), path, tag, until, waiting });
}
