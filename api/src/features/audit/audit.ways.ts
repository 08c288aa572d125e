import type { Action } from '../../core/audiences/action';
import type { AuditArea } from '../../core/audiences/audit-area';
import type { Deliver, Deliveries } from '../../core/audiences/happening';
import type { Transaction } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { AppError } from '../../core/errors';
import { topic } from '../../core/events/event-bus';
import type { AppContext } from '../../core/request-context';
import type { AdminArea, AdminEvent } from './admin-event.type';

/** The topic of every change to data that administrators see. */
export const ADMINISTRATORS = topic<AdminEvent>('administrators');

/** A change of which all administrators hear who have the panel open. */
interface AdminChange {
  area: AdminArea;
  /** Null if several items changed. */
  id?: number | null | undefined;
}

declare module '../../core/audiences/happening' {
  interface Ways {
    admin: readonly AdminChange[];
    /** An entry of the audit log; administrators are notified as its area says. */
    audit: Action;
  }
}

/** Returns the area of the admin panel that shows the subject of an action; features declare it. */
export function auditAreaOf(
  { auditAreas }: Pick<AppContext, 'auditAreas'>,
  action: string,
): AuditArea | undefined {
  return auditAreas[action.split('.')[0] ?? ''];
}

/** The command line, as an actor: it has no user. */
const OPERATOR = 0;

const RECORD = statement(
  'record-action',
  `insert into audit_log (actor_id, actor_name, action, subject, before, after, concerns)
    select coalesce(id, 0), coalesce(first_name || ' ' || last_name, 'The operator of the server'),
      $2, $3, $4::jsonb, $5::jsonb, $6::text[]
    from (select $1::bigint as actor_id) given left join users on id = actor_id
    where id is not null or actor_id = ${OPERATOR}`,
);

/** Users and a property as entries of the log name them. */
function keysOf({ userIds = [], propertyId }: Pick<Action, 'userIds' | 'propertyId'>): string[] {
  const users = userIds.filter((id) => id !== null).map((id) => `user ${id}`);
  return propertyId === undefined ? users : [...users, `property ${propertyId}`];
}

function publishToAdministrators(
  transaction: Pick<Transaction, 'publishOnCommit'>,
  changes: readonly AdminChange[],
): void {
  for (const { area, id = null } of changes)
    transaction.publishOnCommit(ADMINISTRATORS, { area, id });
}

/** Logs an action of an administrator, or of the command line; FORBIDDEN for anyone else. */
const record: Deliver<Action> = async (transaction, content, { app, actor, address, kind }) => {
  const { action = kind, subject, before = null, after = null, id, byId, ...concerned } = content;
  const callerId = address === null ? OPERATOR : undefined;
  const actorId = byId ?? (actor?.isAdminSession ? actor.userId : callerId);
  if (actorId === undefined) throw new AppError('FORBIDDEN', 'Admin privileges required.');
  const json = (it: object | null) => it && JSON.stringify(it);
  const values = [actorId, action, subject, json(before), json(after)] as const;
  await transaction.query(RECORD, [...values, keysOf(concerned)]);
  const { area } = auditAreaOf(app, action) ?? {};
  if (area) publishToAdministrators(transaction, [{ area: area as AdminArea, id }]);
};

/** Administrators hear live of changes, and the audit log keeps their actions. */
export const auditWays: Partial<Deliveries> = { admin: publishToAdministrators, audit: record };
