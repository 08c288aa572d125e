/** Where the administration shows what was done to a kind of subject. */
export interface AuditArea {
  /** An AdminArea whose watchers are notified of each action; absent where the change itself does so. */
  area?: string;
  /** The tab of the admin panel that shows the subject; defaults to the audit log. */
  tab?: string;
}
