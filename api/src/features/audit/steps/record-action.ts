import type { AuditArea } from '../../../kit/audit-area';
import { type App, type Call, requireAdministrator } from '../../../kit/call';
import type { Transaction } from '../../../kit/database/database';
import { statement } from '../../../kit/database/statement';
import { AdminArea } from '../admin-event.type';
import { publishAdminEvent } from '../use-cases/admin-events';

/** An administrator action, with the fields that it changed. */
export interface Action {
  /** Subject and verb, for example 'user.update'. */
  action: string;
  /** What it was done to, for people, for example 'User 12, Olivia Marsh'. */
  subject: string;
  before?: object | null;
  after?: object | null;
  /** The id of what changed, for those who look at it. */
  id?: number;
}

/** Where the administration shows what an action was done to, as its feature announces. */
export function auditAreaOf({ auditAreas }: App, action: string): AuditArea | undefined {
  return auditAreas[action.split('.')[0] ?? ''];
}

const RECORD = statement(
  'record-action',
  `insert into audit_log (actor_id, actor_name, action, subject, before, after)
    select id, first_name || ' ' || last_name, $2, $3, $4::jsonb, $5::jsonb from users where id = $1`,
);

/** The fields that differ, as they were and as they are. */
export function changesBetween<T extends object>(
  before: T,
  after: T,
): Pick<Action, 'before' | 'after'> {
  const keys = (Object.keys(after) as (keyof T)[]).filter((key) => before[key] !== after[key]);
  const only = (it: T) => Object.fromEntries(keys.map((key) => [key, it[key]]));
  return { before: only(before), after: only(after) };
}

/** Writes what a job does for the administrator who asked for it, and announces it to all administrators. */
export async function recordActionOf(
  { app, actorId }: { app: App; actorId: number },
  transaction: Transaction,
  { action, subject, before = null, after = null, id }: Action,
): Promise<void> {
  const json = (it: object | null) => it && JSON.stringify(it);
  await transaction.query(RECORD, [actorId, action, subject, json(before), json(after)]);
  const { area } = auditAreaOf(app, action) ?? {};
  if (area) publishAdminEvent(transaction, area as AdminArea, id);
}

/**
 * Writes an action to the log in the transaction that does it (done and logged, or neither),
 * and announces it to all administrators.
 */
export function recordAction(call: Call, transaction: Transaction, action: Action): Promise<void> {
  const { userId: actorId } = requireAdministrator(call);
  return recordActionOf({ app: call.app, actorId }, transaction, action);
}
