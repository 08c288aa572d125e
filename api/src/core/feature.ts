import type { Wordings } from './audiences/activity';
import type { AuditArea } from './audiences/audit-area';
import type { Deliveries, HappeningKind } from './audiences/happening';
import type { NoticeSources } from './audiences/notice';
import type { WaitingSources } from './audiences/waiting';
import type { Topic } from './events/event-bus';
import type { FileKinds } from './files/file-kind';
import type { RestRoute } from './http/rest';
import type { Scopes } from './http/scope';
import type { AccessGuard } from './privacy/access-guard';
import type { PersonalData } from './privacy/personal-data';
import type { Purge } from './privacy/purge';
import type { AppContext, Policies, RequestContext } from './request-context';

/** A class whose decorators TypeORM or TypeGraphQL reads. */
type Decorated = new (...args: never[]) => object;

/**
 * Handles one job of the queue, with the payload that its use-case queued; a job that throws is
 * retried.
 */
type Job = (app: AppContext, payload: never, attempt: { isLast: boolean }) => Promise<unknown>;

/** Work that every process repeats while it runs, concurrently with other processes. */
export interface Periodic {
  /** A number that it returns is in how many ms it is due again, if that is before `everyMs`. */
  run(app: AppContext): Promise<unknown>;
  everyMs: number;
  /** Topics whose events run it at once. */
  wokenBy?: readonly Topic<object>[];
}

/** The manifest of a feature: all that the application registers of it. */
export interface Feature {
  /** Its folder in features/. */
  name: string;
  /**
   * The features whose entities, types, use-cases and rules it may import; they precede it in the
   * list.
   */
  uses: readonly string[];
  entities?: readonly Decorated[];
  resolvers?: readonly Decorated[];
  routes?: readonly RestRoute[];
  /** By task name. */
  jobs?: Readonly<Record<string, Job>>;
  /** Jobs that lead to emails; other jobs never delay them. */
  mailJobs?: Readonly<Record<string, Job>>;
  /** Jobs that call addresses of users, which may be slow; they delay no other job. */
  outsideJobs?: Readonly<Record<string, Job>>;
  periodic?: readonly Periodic[];
  /** By the first word of an audited action, for example 'user' in 'user.update'. */
  auditAreas?: Readonly<Record<string, AuditArea>>;
  /** Its module of happenings: what can happen in it, and who is notified. */
  happenings?: Readonly<Record<string, HappeningKind | ((...given: never[]) => unknown)>>;
  /** The ways in which it delivers happenings. */
  ways?: Partial<Deliveries>;
  /** The wording of its activities. */
  wordings?: Wordings;
  /** Its notifications on the users’ devices. */
  notices?: NoticeSources;
  /**
   * The queries that an administrator who views as another user may read, answered as to that user.
   * All others are refused then.
   */
  viewable?: readonly string[];
  /**
   * The scope that an access token needs for each query, mutation and subscription. All others
   * are refused to tokens.
   */
  scopes?: Scopes;
  /**
   * The policies, checked before the input is read: by operation, id of a route, or scope. Those
   * with an administrators’ scope, and routes below /api/admin, have that of all administrators.
   */
  policies?: Policies;
  /** The purposes for which it takes uploaded files. */
  fileKinds?: FileKinds<RequestContext>;
  /** Its counts of pending work for administrators. */
  waiting?: WaitingSources;
  /** Its personal data, for the user’s own download and for erasure. */
  personalData?: PersonalData;
  /** Refuses that administrators give access to an account, while that could harm others. */
  accessGuard?: AccessGuard;
  /**
   * Repairs what a killed process left behind; runs every minute, after its job locks are released.
   */
  repair?(app: AppContext): Promise<unknown>;
  /** Deletes expired data; runs at every start and every hour. */
  purge?: Purge;
}
