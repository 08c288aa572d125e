import type { Deliver, Deliveries } from '../../core/audiences/happening';
import type { NoticeKind } from '../../core/audiences/notice';
import { statement } from '../../core/database/statement';

/** The worker task that sends one notification to one browser. */
export const SEND_PUSH = 'send-push';

/** After attempt n the queue waits e^n seconds: ten attempts take four hours. */
const MAX_ATTEMPTS = 10;

/**
 * Safari must show each push, also that of the page on screen, so its pushes wait for what a page may
 * have read by then. Other browsers' service workers leave out what is on screen.
 */
const SAFARI_WAITS = '3 seconds';

// Of jobs for one browser and subject one waits at a time: it says the latest when it runs.
const QUEUE = statement(
  'queue-notice',
  `select graphile_worker.add_job('${SEND_PUSH}',
      json_build_object('subscriptionId', it.id, 'kind', $2::text, 'subjectId', $3::bigint,
        'requestId', coalesce($4::text, '')),
    run_at := case when it.endpoint like 'https://%.push.apple.com/%'
      then now() + interval '${SAFARI_WAITS}' else now() end,
    job_key := concat_ws(':', '${SEND_PUSH}', it.id, $2::text, $3::bigint),
    job_key_mode := 'preserve_run_at',
    max_attempts := ${MAX_ATTEMPTS})
    from push_subscriptions it
    join sessions s on s.id = it.session_id and s.expires_at > now()
    left join push_preferences p on p.user_id = s.user_id
    where s.user_id = any($1::bigint[])
      and coalesce(case $2::text when 'messages' then p.messages when 'talk' then p.messages
        when 'draft' then p.draft
        when 'swaps' then p.swaps
        when 'exchanges' then p.swaps when 'requests' then p.requests
        when 'holdings' then p.holdings end, true)`,
);

/** A notification for some users. */
interface PushNotice {
  userIds: readonly number[];
  subject: NoticeKind;
  /** The id of what it is about, such as a conversation. */
  subjectId: number;
}

declare module '../../core/audiences/happening' {
  interface Ways {
    push: PushNotice;
  }
}

/**
 * Queues a notification for each browser of the users. Only ids are queued: what it says is read
 * when it is sent.
 */
const queue: Deliver<PushNotice> = async (transaction, { userIds, subject, subjectId }) => {
  if (userIds.length === 0) return;
  const { requestId = null } = transaction;
  await transaction.query(QUEUE, [[...userIds], subject, subjectId, requestId]);
};

/** Notifications on users' devices. */
export const pushWays: Partial<Deliveries> = { push: queue };
