/** Where the admin panel shows the audited actions on one kind of subject. */
export interface AuditArea {
  /**
   * The AdminArea whose subscribers are notified of each action; omit if the change itself notifies
   * them.
   */
  area?: string;
  /** The tab of the admin panel that shows the subject; defaults to the audit log. */
  tab?: string;
}
