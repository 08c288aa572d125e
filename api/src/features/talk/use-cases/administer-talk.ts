import type { Action } from '../../../core/audiences/action';
import { type HappeningKind, happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { propertyRefusal } from '../../properties/property.policy';
import { propertySubject } from '../../properties/steps/lock-property';
import { listenersOf } from '../steps/audience';
import { TalkEventKind, talkListener } from '../talk.events';
import { newcomersReadAllSet, talkChanged, talkJoined, talkLeft } from '../talk.happenings';
import type { SetNewcomersReadAllInput, TalkArgs } from '../talk.inputs';
import type { TalkView } from '../talk.types';
import { readTalk } from './read-talk';

// Sending locks the talk as well: who joins during it does not read that message.
const LOCK = statement(
  'lock-talk',
  `select p.id, p.name, ${listenersOf('$1')} as listeners
    from talks talk join properties p on p.id = talk.property_id
    where talk.property_id = $1 for update of talk`,
);

/**
 * Changes a talk as an administrator, with an entry of the log; nothing is logged and no one is
 * notified if it was so before.
 */
async function administer(
  call: RequestContext,
  { propertyId, kind, after }: { propertyId: number; kind: HappeningKind<Action>; after?: object },
  change: (transaction: Transaction) => Promise<readonly unknown[]>,
): Promise<void> {
  const actor = requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const [talk] = await transaction.query(LOCK, [propertyId]);
    if (!talk) throw propertyRefusal(actor);
    if ((await change(transaction)).length === 0) return;
    await happened(call, transaction, kind, { subject: propertySubject(talk), after });
    const listeners = [...new Set([...talk.listeners, talkListener(actor.userId, true)])];
    const event = { kind: TalkEventKind.PEOPLE };
    await happened(call, transaction, talkChanged, { propertyId, listeners, event });
  });
}

const JOIN = statement(
  'join-talk',
  `insert into talk_periods (property_id, user_id, is_administrator, after_id)
    select property_id, $2, true, last_message_id from talks where property_id = $1
    on conflict (property_id, user_id, is_administrator) where up_to_id is null do nothing
    returning id`,
);

/** Joins a talk as an administrator, whom all see as one. */
export async function joinTalk(call: RequestContext, { propertyId }: TalkArgs): Promise<TalkView> {
  const { userId } = requireAdministrator(call);
  await administer(call, { propertyId, kind: talkJoined }, ({ query }) =>
    query(JOIN, [propertyId, userId]),
  );
  return readTalk(call, { propertyId });
}

const LEAVE = statement(
  'leave-talk',
  `update talk_periods period set up_to_id = talk.last_message_id, left_at = now(),
      after_id = case when talk.newcomers_read_all then 0 else period.after_id end
    from talks talk
    where talk.property_id = period.property_id and period.property_id = $1
      and period.user_id = $2 and period.is_administrator and period.up_to_id is null
    returning period.id`,
);

/** Leaves a talk as an administrator, who keeps what they could read. */
export async function leaveTalk(call: RequestContext, { propertyId }: TalkArgs): Promise<boolean> {
  const { userId } = requireAdministrator(call);
  await administer(call, { propertyId, kind: talkLeft }, ({ query }) =>
    query(LEAVE, [propertyId, userId]),
  );
  return true;
}

const SET = statement(
  'set-newcomers-read-all',
  `update talks set newcomers_read_all = $2
    where property_id = $1 and newcomers_read_all <> $2 returning property_id`,
);

/** Decides whether people who join a talk read what was written before; for administrators. */
export async function setNewcomersReadAll(
  call: RequestContext,
  { propertyId, newcomersReadAll }: SetNewcomersReadAllInput,
): Promise<boolean> {
  const after = { newcomersReadAll };
  await administer(call, { propertyId, kind: newcomersReadAllSet, after }, ({ query }) =>
    query(SET, [propertyId, newcomersReadAll]),
  );
  return newcomersReadAll;
}
