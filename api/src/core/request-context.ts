import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Wordings } from './audiences/activity';
import type { AuditArea } from './audiences/audit-area';
import type { Deliveries } from './audiences/happening';
import type { NoticeSources } from './audiences/notice';
import type { WaitingSources } from './audiences/waiting';
import { AppError } from './errors';
import type { ChangeChannel } from './events/change-channel';
import type { EventBus } from './events/event-bus';
import type { FileKinds } from './files/file-kind';
import type { FileStore } from './files/file-store';
import type { S3Address } from './files/s3-address';
import type { Scope } from './http/scope';
import type { TaskQueue } from './limits/task-queue';
import type { Left, Throttle } from './limits/throttle';
import type { AccessGuard, AccessReset } from './privacy/access-guard';
import type { PersonalData, Retention } from './privacy/personal-data';
import type { Departure } from './process/departure';
import type { Outage } from './process/outage';
import type { ProcessState } from './process/process-state';
import type { Device } from './secrets/device';
import type { SignInSettings } from './secrets/sign-in-settings';

/** How emails are sent. */
interface MailSettings {
  smtpUrl: string | undefined;
  /**
   * Without a mail server: true if emails count as sent and are stored for /dev/mail, false if they
   * wait for a process that has one, as in production.
   */
  isCaptured: boolean;
  /** The From address, such as 'Fairweek <fairweek@example.org>'. */
  from: string;
}

/** How notifications are sent to the push services of browsers. */
export interface PushSettings {
  /** The key by which they know this installation; undefined for the one in the database. */
  readonly privateKey: string | undefined;
  /** Where they can complain: an address with mailto: or https: */
  readonly contact: string;
  /** Whether push services may be in a private network, without https, as in tests. */
  readonly toPrivateAddresses: boolean;
}

/** How webhooks are sent. */
export interface WebhookSettings {
  /** Whether they may also go to this computer, without https, as for development. */
  readonly toLocalhost: boolean;
}

/** Where uploaded files are, and how many there may be. */
export interface FileSettings {
  /** The bucket that has them; undefined for the folder of files in DATA_DIR. */
  readonly s3: S3Address | undefined;
  /** How many files a person may upload within a day. */
  readonly perDay: number;
  /** How many bytes the files of a property may have in all. */
  readonly bytesPerProperty: number;
}

/** How backups are made. */
export interface BackupSettings {
  databaseUrl: string;
  /** Where they are made automatically; undefined if they are not. */
  dir: string | undefined;
  everyHours: number;
  /** How many of them are kept. */
  keep: number;
  /** The secret of the data folder; undefined if JWT_SECRET is set, which the operator keeps. */
  generatedSecret: string | undefined;
  /** The running release. */
  version: string;
}

/** The parts that use database connections, with connections reserved for them. */
type Reserve = Pick<AppContext, 'db' | 'throttle'>;

/** The resources that all requests of a process share. */
export interface AppContext {
  /** Names the request or job that this context serves, in the log; absent elsewhere. */
  requestId?: string;
  db: DataSource;
  /** The reserved connections for sign-in and health checks, which wait for no other work. */
  reserve: Reserve;
  bus: EventBus;
  /** Notifies this process of changes of the rows that it keeps in memory. */
  changes: ChangeChannel;
  throttle: Throttle;
  log: Logger;
  outage: Outage;
  departure: Departure;
  /** The public address of the web app, without a trailing slash. */
  appUrl: string;
  /** Key that signs session cookies and hashes one-time codes. */
  secret: string;
  /** The bcrypt work factor, as a power of two. */
  passwordCost: number;
  /** Queue for password hashing, so that files and responses do not wait for it. */
  hashing: TaskQueue;
  demo: boolean;
  /** The time zone of new properties, as an IANA name. */
  timeZone: string;
  retention: Retention;
  /** The state of this process. */
  state: ProcessState;
  /** Requests and jobs that take this many ms or more are logged as warnings. */
  slowMs: number;
  /** Whether administrator rights require a second factor. */
  adminsNeedSecondFactor: boolean;
  signIn: SignInSettings;
  mail: MailSettings;
  push: PushSettings;
  webhooks: WebhookSettings;
  /** Authorities that stamp the logs of drafts, after RFC 3161. */
  timestampUrls: readonly string[];
  /** A relay of drand, whose random numbers take part in draws. */
  beaconUrl: string | undefined;
  backups: BackupSettings;
  files: Omit<FileSettings, 's3'> & {
    store: FileStore;
    /** The purposes of uploaded files, by name. */
    kinds: FileKinds<RequestContext>;
    /** Queue for pictures, which are encoded one at a time. */
    encoding: TaskQueue;
  };
  /** How happenings reach those concerned. */
  ways: Deliveries;
  /** The audit areas of all features. */
  auditAreas: Readonly<Record<string, AuditArea>>;
  /** The wording of activities, by kind. */
  wordings: Wordings;
  /** The sources of notifications, by kind. */
  notices: NoticeSources;
  /** Counts of pending work for administrators, by kind. */
  waiting: WaitingSources;
  /** Each feature’s personal data; features that others depend on come first. */
  personalData: readonly PersonalData[];
  /** When administrators may not give access to an account. */
  accessGuards: readonly AccessGuard[];
}

/** Returns the context of one request or job, whose log lines carry its id. */
export function contextFor(app: AppContext, requestId: string): AppContext {
  let log: Logger | undefined;
  return Object.create(app, {
    requestId: { value: requestId },
    // Most requests log nothing.
    log: {
      get: () => {
        log ??= app.log.child({ requestId });
        return log;
      },
    },
  });
}

/** The user who makes the request, as the session and user rows say at this request. */
export interface Actor<User = unknown> {
  userId: number;
  sessionId: string;
  /** True while the session has administrator rights and the user is an administrator. */
  isAdminSession: boolean;
  /** When administrator rights lapse unless the session is used; null in a plain session. */
  rightsEnd: Date | null;
  /** True if the password was given in this session within the last 15 minutes. */
  hasRecentPassword: boolean;
  /** True if an access token makes the request. */
  isProgram?: boolean;
  /** True until a temporary password has been replaced. */
  isFirstLogin: boolean;
  /** The act of an administrator since which the session or access token has begun, if one counts. */
  handed?: AccessReset | null;
  expiresAt: Date;
  user: User;
  /** The view of an administrator; while it lasts, they may only read. */
  viewing?: Viewing<User> | null;
  /** Set if a program makes the request with an access token; until an operation admits it. */
  token?: TokenGrant<User> | null;
}

/** The scopes of a program’s access token. */
interface TokenGrant<User = unknown> {
  /** How many more requests it may make now. */
  left: Left;
  /** Returns the user for what needs a scope, with no more rights than that; throws FORBIDDEN. */
  admit(scope: Exclude<Scope, 'ANY'>): Actor<User>;
}

/** An administrator's view of the application as another user sees it, read only. */
interface Viewing<User = unknown> {
  id: number;
  endsAt: Date;
  /** The user whose data is read: the one viewed, without rights of an administrator. */
  as: Actor<User>;
  /** The full name of that user. */
  name: string;
}

/** One request to the application, by any transport. */
export interface RequestContext<User = unknown> {
  app: AppContext;
  actor: Actor<User> | null;
  /** The client's network, used for rate limits. */
  address: string;
  /** Gives the client a session token, or clears it with null; does nothing on sockets. */
  setSessionToken(token: string | null): void;
  /** Called as a subscription starts whose topic may have had an event just before. */
  onEarlierEvents?: () => void;
  /** The client's label, and proof that it has signed in here before; absent on sockets. */
  device?: Device;
}

/** Returns whose session it is, also while they view as another user; throws UNAUTHENTICATED. */
export function requireSession<User>(call: RequestContext<User>): Actor<User> {
  if (!call.actor) throw new AppError('UNAUTHENTICATED', 'Please sign in to continue.');
  return call.actor;
}

/** Refuses what a view as another user does not show (FORBIDDEN). */
export function refuseWhileViewing({ actor }: RequestContext): void {
  if (!actor?.viewing) return;
  throw new AppError(
    'FORBIDDEN',
    `You are viewing Fairweek as ${actor.viewing.name}, read only. Stop viewing to do this.`,
  );
}

/** Returns the request as made by the user whose view it is; unchanged if there is none. */
export function asViewed<User>(call: RequestContext<User>): RequestContext<User> {
  const { viewing } = call.actor ?? {};
  return viewing ? { ...call, actor: viewing.as } : call;
}

const notForPrograms = () => new AppError('FORBIDDEN', 'Access tokens cannot do this.');

/**
 * Returns the request as its access token may make it where a scope is needed, unchanged if it has
 * no token; throws FORBIDDEN, also where there is no scope because no program may do it.
 */
export function asGranted<User>(
  call: RequestContext<User>,
  scope: Scope | undefined,
): RequestContext<User> {
  const { actor } = call;
  if (!actor?.token) return call;
  if (!scope) throw notForPrograms();
  return { ...call, actor: scope === 'ANY' ? { ...actor, token: null } : actor.token.admit(scope) };
}

/**
 * Returns the signed-in user; throws UNAUTHENTICATED, and FORBIDDEN while they view as another
 * user, and for an access token that no operation has admitted.
 */
export function requireActor<User>(call: RequestContext<User>): Actor<User> {
  const actor = requireSession(call);
  refuseWhileViewing(call);
  if (actor.token) throw notForPrograms();
  return actor;
}

/** Returns the signed-in user; throws FORBIDDEN while a temporary password is still in use. */
export function requireMember<User>(call: RequestContext<User>): Actor<User> {
  const actor = requireActor(call);
  if (actor.isFirstLogin) {
    throw new AppError('FORBIDDEN', 'Please choose a new password first.');
  }
  return actor;
}

/** The administrator in an administrator session, or FORBIDDEN with a sentence (spec §2, §6). */
export function requireAdministrator<User>(
  call: RequestContext<User>,
  refusal = 'Admin privileges required.',
): Actor<User> {
  const actor = requireMember(call);
  if (!actor.isAdminSession) throw new AppError('FORBIDDEN', refusal);
  return actor;
}

/** Throws unless the caller may make a call of some kind. */
export type Policy = (call: RequestContext) => unknown;

/** Policies that are asked before the input is read, by operation, id of a route, or scope. */
export type Policies = Readonly<Record<string, Policy>>;

/** An operation or a route, as far as its policy depends on it. */
interface Admitted {
  name?: string | undefined;
  scope?: Scope | '' | undefined;
  url?: string;
}

/**
 * Returns the policy of an operation or a route; that of all administrators where only they have
 * its scope, and below /api/admin.
 */
export function policyOf(
  policies: Policies,
  { name = '', scope = '', url = '' }: Admitted,
): Policy | undefined {
  const isAdministrative = scope.endsWith('_ADMIN') || url.startsWith('/api/admin/');
  const ofAll = isAdministrative ? requireAdministrator : undefined;
  return policies[name] ?? policies[scope] ?? ofAll;
}
