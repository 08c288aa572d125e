import { inTransaction, read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { handedAccess, requireOpenLists } from '../../../auth/access/steps/handed-access';
import { endSessions } from '../../../auth/sessions/sessions';
import { isSignatureKey } from '../../rules';
import { changeDraft } from '../../steps/change-draft';
import { lockDraft } from '../../steps/lock-draft';
import type { DeviceKeyInput, DeviceKeyView } from '../devices.types';

/** Maximum of one person; a browser that lost its storage takes another. */
const MAX_KEYS = 30;

const MINE = statement(
  'my-device-keys',
  `select id, key, name, created_at as "createdAt" from device_keys
    where user_id = $1 order by created_at desc, id desc`,
);

const ADD = statement(
  'add-device-key',
  `insert into device_keys (user_id, key, name, session_id)
    select id, $2, $3, (select s.id from sessions s where s.id = $4::uuid)
    from (select id from users where id = $1 for no key update) locked
    where (select count(*) from device_keys where user_id = $1) < ${MAX_KEYS}
    on conflict (key) do nothing returning id, key, name, created_at as "createdAt"`,
);

// It has signed in again since.
const MOVE = statement(
  'move-device-key',
  `update device_keys set session_id = $3::uuid
    where user_id = $1 and key = $2 and session_id is distinct from $3::uuid
      and exists (select from sessions where id = $3::uuid)`,
);

const REMOVE = statement(
  'remove-device-key',
  `delete from device_keys where id = $2 and user_id = $1
    returning key, session_id as "sessionId"`,
);

// Drafts come before lists, as in every transaction that locks both.
const OPEN_DRAFTS = statement(
  'lock-open-drafts-of-user',
  `select d.id from drafts d
    where d.status in ('RUNNING', 'PAUSED')
      and d.property_id in (select property_id from held_shares where user_id = $1)
    order by d.id for update`,
);

// A list that waits to be committed to loses the signature.
const FORGET = statement(
  'forget-device-key',
  `with heads as (delete from draft_heads where user_id = $1 and key = $2)
    update wish_lists set evidence = evidence - 'signed'
      where user_id = $1 and evidence #>> '{signed,key}' = $2`,
);

/** Returns the browsers that sign for the caller, newest first. */
export function listDeviceKeys(call: RequestContext): Promise<DeviceKeyView[]> {
  const { userId } = requireMember(call);
  return read(call.app, MINE, [userId]);
}

/**
 * Adds a browser that signs for the caller; adding it twice changes nothing. Null in a session to
 * which an administrator gave access: no browser signs there.
 */
export async function addDeviceKey(
  call: RequestContext,
  { key }: DeviceKeyInput,
): Promise<DeviceKeyView | null> {
  const { userId, sessionId } = requireMember(call);
  if (handedAccess(call)) return null;
  if (!(await isSignatureKey(key))) {
    throw new AppError('BAD_USER_INPUT', 'key must be a point on P-256.', 'key');
  }
  return inTransaction(call.app, async ({ query }) => {
    const name = call.device?.label ?? 'A program';
    const [added] = await query(ADD, [userId, key, name, sessionId]);
    if (added) return added;
    await query(MOVE, [userId, key, sessionId]);
    const known = await query(MINE, [userId]);
    const mine = known.find((it) => it.key === key);
    if (mine) return mine;
    throw known.length < MAX_KEYS
      ? new AppError('CONFLICT', 'This key signs for another person.', 'key')
      : new AppError('CONFLICT', `${MAX_KEYS} browsers sign for you. Please remove one first.`);
  });
}

/**
 * Takes a browser of the caller away and signs it out; the logs of open drafts say that it signs no
 * more. FORBIDDEN for 72 hours where an administrator gave access to the account.
 */
export async function removeDeviceKey(
  call: RequestContext,
  { id }: { id: number },
): Promise<boolean> {
  const { userId, sessionId: own } = requireMember(call);
  await requireOpenLists(call);
  const { app } = call;
  await inTransaction(app, async (transaction) => {
    const open = await transaction.query(OPEN_DRAFTS, [userId]);
    const [removed] = await transaction.query(REMOVE, [userId, id]);
    if (!removed) throw new AppError('NOT_FOUND', 'You have no such browser.', 'id');
    const { key, sessionId } = removed;
    if (sessionId && sessionId !== own) await endSessions(transaction, { userId, sessionId });
    await transaction.query(FORGET, [userId, key]);
    for (const draft of open) {
      const locked = await lockDraft(transaction, draft.id);
      await changeDraft({ app, transaction }, locked, { kind: 'REMOVE_KEY', by: userId, key });
    }
  });
  return true;
}
