/** Where the administration shows what was done to a kind of subject. */
export interface AuditArea {
  /** An AdminArea: its watchers are notified. */
  area: string;
  /** The tab of the admin panel that shows the subject; defaults to the audit log. */
  tab?: string;
}
