import type { DataSource } from 'typeorm';
import type { AuditArea } from './audit-area';
import type { App } from './call';
import type { RestRoute } from './http/rest';

/** A class whose decorators TypeORM or TypeGraphQL reads. */
type Decorated = new (...args: never[]) => object;

/** Works on one job of the queue, whose payload is as its use-case queued it; a job that throws is tried again later. */
type Job = (app: App, payload: never, attempt: { isLast: boolean }) => Promise<unknown>;

/** What each process does again and again while it runs; any number of them do so side by side. */
export interface Periodic {
  run(app: App): Promise<unknown>;
  everyMs: number;
}

/** What a feature brings to the application, which registers nothing else of it. */
export interface Feature {
  /** Its folder in features/. */
  name: string;
  /** The features whose entities, types, use-cases and rules it may import; each stands before it in the list. */
  uses: readonly string[];
  entities?: readonly Decorated[];
  resolvers?: readonly Decorated[];
  routes?: readonly RestRoute[];
  /** By the name of the task. */
  jobs?: Readonly<Record<string, Job>>;
  /** Jobs that lead to mails: no other job keeps them waiting. */
  mailJobs?: Readonly<Record<string, Job>>;
  periodic?: readonly Periodic[];
  /** By the first word of actions in the audit log, for example 'user' of 'user.update'. */
  auditAreas?: Readonly<Record<string, AuditArea>>;
  /** Settles what a killed process has left, once a minute and after the locks of its jobs are released. */
  repair?(app: App): Promise<unknown>;
  /** Deletes what has expired, at every start and once an hour. */
  purge?(db: DataSource): Promise<void>;
}
