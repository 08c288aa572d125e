import { wordingOf } from '../../../core/audiences/activity';
import { happened } from '../../../core/audiences/happening';
import { inTransaction, read, type Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { IS_QUIET, NOTICE_COLUMNS, NOTICE_TABLES, THERE } from '../notice.columns';
import { noticesEmail } from '../notices.emails';
import { noticesDue } from '../notices.happenings';

/** Users per transaction; the others are processed in the next minute. */
const PEOPLE = 100;
/** The hour of the daily email, by the user's clock. */
const DAILY_HOUR = 8;

const DAILY_AT = `(date_trunc('day', ${THERE}) + interval '${DAILY_HOUR} hours')`;

// Changes within half a minute are one action, such as one over many rows. The daily email has those
// from before its hour.
const DUE = statement(
  'people-to-notify',
  `select distinct u.id from notices n join users u on u.id = n.user_id
    left join notice_choices c on c.user_id = u.id
    where n.mailed_at is null and n.at <= now() - interval '30 seconds' and not ${IS_QUIET}
      and (c.mail is distinct from 'DAILY' or ${THERE} >= ${DAILY_AT}
        and n.at at time zone coalesce(u.time_zone, 'UTC') < ${DAILY_AT})
    order by u.id limit ${PEOPLE}`,
);

const CLAIM = statement(
  'claim-notices',
  `with claimed as (
      update notices set mailed_at = now() where user_id = any($1::bigint[]) and mailed_at is null
      returning *
    )
    select ${NOTICE_COLUMNS}, u.first_name as "firstName",
      case when c.mail is distinct from 'NEVER' then u.email::text end as "to"
    from claimed n join users u on u.id = n.user_id and u.deleted_at is null
    left join notice_choices c on c.user_id = u.id
    ${NOTICE_TABLES}
    order by n.user_id, n.id`,
);

type Due = Row<'claim-notices'>;

async function deliver(
  app: AppContext,
  transaction: Transaction,
  notices: readonly [Due, ...Due[]],
): Promise<void> {
  const [{ userId, to, firstName }] = notices;
  const [first, ...others] = notices.flatMap((it) => wordingOf(app, it) ?? []);
  if (!first) return;
  const { appUrl } = app;
  const wordings = [first, ...others] as const;
  const email = to === null ? null : noticesEmail({ to, firstName, wordings, appUrl });
  const lastId = notices.at(-1)?.id ?? notices[0].id;
  await happened({ app }, transaction, noticesDue, { userId, lastId, email });
}

/**
 * Sends users one email and one notification about what has happened to what they have since the
 * last. Any number of processes may run it at once.
 */
export async function deliverNotices(app: AppContext): Promise<void> {
  const due = await read(app, DUE, []);
  if (due.length === 0) return;
  await inTransaction(app, async (transaction) => {
    const people = new Map<number, [Due, ...Due[]]>();
    for (const notice of await transaction.query(CLAIM, [due.map(({ id }) => id)])) {
      const known = people.get(notice.userId);
      if (known) known.push(notice);
      else people.set(notice.userId, [notice]);
    }
    for (const notices of people.values()) await deliver(app, transaction, notices);
  });
}
