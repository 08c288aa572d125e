import type { Phrase, Piece } from '../rules/sentence';

/** An administrator's action as the audit log stores it. */
export interface LoggedAction {
  /** Subject and verb, for example 'user.update'. */
  action: string;
  /** The item affected, for example 'User 12, Olivia Marsh'. */
  subject: string;
  /** The property that it concerns. */
  propertyId?: number | undefined;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** Names of what entries mention by id; they lead to those that still exist. */
export interface Names {
  /** `name` is theirs at the time of the action; defaults to today's. */
  person(id: unknown, name?: string): Piece;
  house(id: unknown, name?: string): Piece;
  /** The requester and the property: ' of Uma Lind at Lake House'; empty for a deleted one. */
  ofRequest(id: unknown): Phrase;
}

/** Where the admin panel shows the audited actions on one kind of subject. */
export interface AuditArea {
  /**
   * The AdminArea whose subscribers are notified of each action; omit if the change itself notifies
   * them.
   */
  area?: string;
  /** The tab of the admin panel that shows the subject; defaults to the audit log. */
  tab?: string;
  /** The names of the subjects in the filter of the log. */
  label: string;
  /** Describes an action; undefined if it is unknown, as one of an older release may be. */
  describe(entry: LoggedAction, names: Names): Phrase | undefined;
  /**
   * The fields that owners of the house, or the user whose account it is, read: those of each verb
   * that may stand in its sentence, none of them private. A verb that is missing is for
   * administrators only.
   */
  forOwners?: Readonly<Record<string, readonly string[]>>;
}
