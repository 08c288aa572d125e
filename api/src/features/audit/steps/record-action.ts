import type { AuditArea } from '../../../core/audiences/audit-area';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import {
  type AppContext,
  type RequestContext,
  requireAdministrator,
} from '../../../core/request-context';
import { AdminArea } from '../admin-event.type';
import { publishAdminEvent } from './publish-admin-event';

/** An administrator action, with the fields that it changed. */
export interface Action {
  /** Subject and verb, for example 'user.update'. */
  action: string;
  /** The item affected, as readable text, for example 'User 12, Olivia Marsh'. */
  subject: string;
  before?: object | null;
  after?: object | null;
  /** Id of the item affected, for administrators who have it open. */
  id?: number;
  /** The users it concerns, besides those that the subject or `userId` names; null is skipped. */
  userIds?: readonly (number | null)[];
  /** The property it concerns, unless the subject or a field `propertyId` names it. */
  propertyId?: number;
}

/** Returns the area of the admin panel that shows the subject of an action; features declare it. */
export function auditAreaOf({ auditAreas }: AppContext, action: string): AuditArea | undefined {
  return auditAreas[action.split('.')[0] ?? ''];
}

const RECORD = statement(
  'record-action',
  `insert into audit_log (actor_id, actor_name, action, subject, before, after, concerns)
    select id, first_name || ' ' || last_name, $2, $3, $4::jsonb, $5::jsonb, $6::text[]
    from users where id = $1`,
);

/** Returns the fields that differ, with their old and new values. */
export function changesBetween<T extends object>(
  before: T,
  after: T,
): Pick<Action, 'before' | 'after'> {
  const keys = (Object.keys(after) as (keyof T)[]).filter((key) => before[key] !== after[key]);
  const only = (it: T) => Object.fromEntries(keys.map((key) => [key, it[key]]));
  return { before: only(before), after: only(after) };
}

/** The reason of an action as its entry keeps it; nothing without one. */
export function why(reason: string | undefined): { reason?: string } {
  const text = reason?.trim();
  return text ? { reason: text } : {};
}

/**
 * The reason why an administrator does something to what someone else has, which all owners of the
 * house read; BAD_USER_INPUT without one.
 */
export function requireReason(reason: string | undefined): string {
  const text = reason?.trim();
  if (text) return text;
  throw new AppError(
    'BAD_USER_INPUT',
    'Please give a reason, which all owners can read.',
    'reason',
  );
}

/** Users and a property as entries of the log name them. */
function keysOf({ userIds = [], propertyId }: Pick<Action, 'userIds' | 'propertyId'>): string[] {
  const users = userIds.filter((id) => id !== null).map((id) => `user ${id}`);
  return propertyId === undefined ? users : [...users, `property ${propertyId}`];
}

/**
 * Logs an action that a job carries out for an administrator, and publishes it to all
 * administrators.
 */
export async function recordActionOf(
  { app, actorId }: { app: AppContext; actorId: number },
  transaction: Transaction,
  { action, subject, before = null, after = null, id, ...concerned }: Action,
): Promise<void> {
  const json = (it: object | null) => it && JSON.stringify(it);
  const values = [actorId, action, subject, json(before), json(after)] as const;
  await transaction.query(RECORD, [...values, keysOf(concerned)]);
  const { area } = auditAreaOf(app, action) ?? {};
  if (area) publishAdminEvent(transaction, area as AdminArea, id);
}

/**
 * Logs an action in the transaction that carries it out (both or neither), and publishes it to all
 * administrators.
 */
export function recordAction(
  call: RequestContext,
  transaction: Transaction,
  action: Action,
): Promise<void> {
  const { userId: actorId } = requireAdministrator(call);
  return recordActionOf({ app: call.app, actorId }, transaction, action);
}
