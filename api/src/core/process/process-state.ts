/** Whether each part of a process works. */
export interface Parts {
  /** The database responds and has every migration. */
  database: boolean;
  /** It accepts writes: it is no standby, not read-only, and has disk space. */
  writable: boolean;
  /** Live events of other processes arrive. */
  bus: boolean;
  /** Queued jobs are run; absent in a process that runs none. */
  worker?: boolean;
}

/** The state of a process, for metrics and the system page. */
export interface ProcessState {
  readonly version: string;
  readonly startedAt: Date;
  /** The folder of the embedded database; undefined with a database of one's own. */
  readonly dataDir: string | undefined;
  /** The tasks of the job queue that lead to emails. */
  readonly mailTasks: readonly string[];
  /** Checks each part, within two seconds. */
  parts(): Promise<Parts>;
  /** The live connections of signed-in users to this process, and their subscriptions. */
  live(): { sockets: number; subscriptions: number };
}
