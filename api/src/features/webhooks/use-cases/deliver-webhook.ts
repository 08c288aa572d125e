import { happened } from '../../../core/audiences/happening';
import { inTransaction, read } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { post } from '../../../core/http/post';
import type { AppContext } from '../../../core/request-context';
import { unseal } from '../../../core/secrets/sealed-text';
import { hasSecondFactor, IS_ADMINISTRATOR } from '../../auth/user.columns';
import { DAYS_OF_FAILURE, SECRET_PURPOSE } from '../rules';
import { parseAddress } from '../steps/webhook-address';
import { bodyOf, headersFor, type Ids } from '../steps/webhook-body';
import type { WebhookArea } from '../webhook-kinds';
import { offEmail } from '../webhooks.emails';
import { webhookStopped } from '../webhooks.happenings';
import { ownsIn } from '../webhooks.ways';

/** How long an address may take to accept a delivery. */
const TIMEOUT_MS = 10_000;

/** Whether the user may still be notified; $2: administrators need a second factor. */
const MAY_HEAR = `u.deleted_at is null and (
        d.is_own and (d.property_id is null or ${ownsIn('u.id', 'd.property_id')})
        or w.is_for_all and 'ALL_' || d.area = any(w.kinds) and ${IS_ADMINISTRATOR}
          and (not $2::boolean or ${hasSecondFactor('u.id')}))`;

// Counted before the attempt, so that an attempt interrupted by a crash counts too.
const BEGIN = statement(
  'begin-webhook-delivery',
  `update webhook_deliveries d set attempts = d.attempts + 1, attempted_at = now()
    from webhooks w join users u on u.id = w.user_id
    where d.id = $1 and w.id = d.webhook_id and d.delivered_at is null and d.failed_at is null
    returning d.id, d.area, d.kind, d.ids, d.created_at as "createdAt", w.id as "webhookId", w.url,
      w.secret, w.off_at is not null as "isOff", coalesce(${MAY_HEAR}, false) as "mayHear",
      d.is_own as "isOwn"`,
);

const DELIVERED = statement(
  'mark-webhook-delivered',
  `with well as (
      update webhooks set failing_since = null where id = $2 and failing_since is not null
    )
    update webhook_deliveries set delivered_at = now(), problem = null, status_code = $3
    where id = $1`,
);

const FAILED = statement(
  'note-webhook-failure',
  `update webhook_deliveries set problem = $2, status_code = $3,
      failed_at = case when $4::boolean then now() end
    where id = $1 and delivered_at is null`,
);

const FAILING = statement(
  'note-webhook-failing',
  'update webhooks set failing_since = now() where id = $1 and failing_since is null',
);

const SWITCH_OFF = statement(
  'switch-webhook-off',
  `update webhooks w set off_at = now(), off_reason = case when $2 then 'GONE' else 'FAILING' end
    from users u
    where w.id = $1 and u.id = w.user_id and w.off_at is null
      and ($2::boolean or w.failing_since < now() - make_interval(days => ${DAYS_OF_FAILURE}))
    returning w.name, w.url, u.email::text, u.first_name as "firstName"`,
);

type Begun = Row<'begin-webhook-delivery'>;

/** Why an attempt failed. */
interface Failure {
  /** The message for the user, without details of the server’s network. */
  problem: string;
  /** Further details for the operator’s log. */
  cause?: string;
  /** The answer of the address, if there was one. */
  status: number | null;
  /** True if no further attempt would succeed. */
  isFinal?: boolean;
  /** False if the address is not at fault. */
  isOfAddress?: boolean;
}

/** The answer after which an address is not called again. */
const GONE = 410;

const sentence = (status: number) =>
  status >= 300 && status < 400
    ? `Response: ${status}. Redirects are not followed.`
    : `Response: ${status}`;

function failureOf(answer: unknown): Failure {
  if (typeof answer === 'number') {
    return { problem: sentence(answer), status: answer, isFinal: answer === GONE };
  }
  const { code, message } = answer as NodeJS.ErrnoException;
  return { problem: UNREACHED, cause: code ?? message, status: null };
}

const UNREACHED = 'It could not be reached within 10 seconds on the public internet.';

const permanentFailure = (problem: string): Failure => ({
  problem,
  status: null,
  isFinal: true,
  isOfAddress: false,
});

/** Posts a delivery, signed; returns the status of the answer if that accepts it, or why it failed. */
async function attempt(app: AppContext, delivery: Begun): Promise<Failure | number> {
  if (delivery.isOff) return permanentFailure('The webhook was switched off.');
  if (!delivery.mayHear) return permanentFailure('You may no longer see this.');
  const secret = unseal(app, SECRET_PURPOSE, delivery.secret);
  if (!secret) return permanentFailure('Its secret cannot be read any more. Make a new webhook.');
  const address = parseAddress(app, delivery.url);
  if (!address) return { ...permanentFailure(UNREACHED), isOfAddress: true };
  const { id, kind } = delivery;
  const [area, ids] = [delivery.area as WebhookArea, delivery.ids as Ids];
  const body = bodyOf(app.appUrl, { ...delivery, area, ids });
  const headers = headersFor({ id, kind, body, secret });
  const answer = await post({ ...address, headers, body, timeoutMs: TIMEOUT_MS }).catch(
    (error: unknown) => error,
  );
  const isAccepted = typeof answer === 'number' && answer >= 200 && answer < 300;
  return isAccepted ? answer : failureOf(answer);
}

/**
 * Makes one attempt at a delivery. Each is made at least once; a second one has the same id. Throws
 * after a failure that may pass, so that the queue tries again.
 */
export async function deliverWebhook(
  app: AppContext,
  { deliveryId }: { deliveryId: number },
  { isLast }: { isLast: boolean },
): Promise<void> {
  const [delivery] = await read(app, BEGIN, [deliveryId, app.adminsNeedSecondFactor]);
  if (!delivery) return;
  const failure = await attempt(app, delivery);
  if (typeof failure === 'number') {
    await read(app, DELIVERED, [delivery.id, delivery.webhookId, failure]);
    return;
  }
  const { problem, cause } = failure;
  if (cause) app.log.info({ delivery: delivery.id, cause }, 'A webhook could not be reached');
  const isFinal = isLast || failure.isFinal === true;
  await noteFailure(app, delivery, { ...failure, isFinal });
  if (!isFinal) throw new Error(`Webhook delivery ${delivery.id} waits: ${problem}`);
}

/** Stores a failure; switches the webhook off if its address has failed for too long. */
async function noteFailure(
  app: AppContext,
  { id, webhookId }: Begun,
  { problem, status, isFinal = false, isOfAddress = true }: Failure,
): Promise<void> {
  await inTransaction(app, async (transaction) => {
    await transaction.query(FAILED, [id, problem, status, isFinal]);
    if (!isOfAddress) return;
    await transaction.query(FAILING, [webhookId]);
    if (!isFinal) return;
    const isGone = status === GONE;
    const [off] = await transaction.query(SWITCH_OFF, [webhookId, isGone]);
    if (!off?.email) return;
    const { host } = new URL(off.url);
    const facts = { to: off.email, firstName: off.firstName, name: off.name, host, isGone };
    await happened({ app }, transaction, webhookStopped, offEmail(app.appUrl, facts));
  });
}
