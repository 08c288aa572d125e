import { type Call, requireAdministrator } from '../../../kit/call';
import type { Transaction } from '../../../kit/database';

/** An administrator action, with the fields that it changed. */
export interface Action {
  /** Subject and verb, for example 'user.update'. */
  action: string;
  /** What it was done to, for people, for example 'User 12, Olivia Marsh'. */
  subject: string;
  before?: object | null;
  after?: object | null;
}

const RECORD = {
  name: 'record-action',
  text: `insert into audit_log (actor_id, actor_name, action, subject, before, after)
    select id, first_name || ' ' || last_name, $2, $3, $4::jsonb, $5::jsonb from users where id = $1`,
};

/** The fields that differ, as they were and as they are. */
export function changesBetween<T extends object>(
  before: T,
  after: T,
): Pick<Action, 'before' | 'after'> {
  const keys = (Object.keys(after) as (keyof T)[]).filter((key) => before[key] !== after[key]);
  const only = (it: T) => Object.fromEntries(keys.map((key) => [key, it[key]]));
  return { before: only(before), after: only(after) };
}

/** Writes an action to the log in the transaction that does it: done and logged, or neither. */
export async function recordAction(
  call: Call,
  transaction: Transaction,
  { action, subject, before = null, after = null }: Action,
): Promise<void> {
  const { userId } = requireAdministrator(call);
  const json = (it: object | null) => it && JSON.stringify(it);
  await transaction.query(RECORD, [userId, action, subject, json(before), json(after)]);
}
