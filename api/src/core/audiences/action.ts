import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../errors';
import { type HappeningKind, happening, type Ways } from './happening';

/** An administrator's action, with the fields that it changed. */
export interface Action {
  /** Subject and verb, for example 'user.update'; defaults to the name of the happening. */
  action?: string;
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
  /**
   * The administrator for whom a job acts, or the owner who acts; defaults to the administrator who
   * makes the request.
   */
  byId?: number;
}

/** Declares an action of which the audit log hears, and no one besides who reads it. */
export const action = (kind: string): HappeningKind<Action> =>
  happening<Action>(kind, { audit: (it) => it });

/** Declares a change of which only administrators hear, other than by an action of theirs. */
export const listChanged = (
  kind: string,
  area: Ways['admin'][number]['area'],
): HappeningKind<{ id?: number | null }> =>
  happening(kind, { admin: ({ id = null }) => [{ area, id }] });

/** Returns some fields of a record. */
export const picked = <T extends object, Key extends keyof T>(record: T, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<T, Key>;

/** Returns a record with other values of some fields; those without a value stay as they are. */
export const merged = <T extends object>(record: T, changes: object): T => ({
  ...record,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
});

/** Returns the fields that differ, with their old and new values. */
export function changesBetween<T extends object>(
  before: T,
  after: T,
): Pick<Action, 'before' | 'after'> {
  const keys = (Object.keys(after) as (keyof T)[]).filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  );
  return { before: picked(before, keys), after: picked(after, keys) };
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
