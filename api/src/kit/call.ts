import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { AuditArea } from './audit-area';
import type { Departure } from './departure';
import { AppError } from './errors';
import type { EventBus } from './events/event-bus';
import type { TaskQueue } from './limits/task-queue';
import type { Throttle } from './limits/throttle';
import type { Outage } from './outage';

/** How mails leave; without a mail server they are kept, to be read at /dev/mail. */
interface MailSettings {
  smtpUrl: string | undefined;
  /** The sender, such as 'Fairweek <fairweek@example.org>'. */
  from: string;
}

/** What one process shares among all calls. */
export interface App {
  db: DataSource;
  bus: EventBus;
  throttle: Throttle;
  log: Logger;
  outage: Outage;
  departure: Departure;
  /** The address people open in their browser, without a trailing slash. */
  appUrl: string;
  /** Signs session cookies and keys the hashes of one-time codes. */
  secret: string;
  /** bcrypt's work factor, as a power of two. */
  passwordCost: number;
  /** Hashes passwords, so that files and answers do not wait for it. */
  hashing: TaskQueue;
  demo: boolean;
  mail: MailSettings;
  /** Of all features. */
  auditAreas: Readonly<Record<string, AuditArea>>;
}

/** The user who makes a call, as the session row and the user row say at this moment. */
export interface Actor<User = unknown> {
  userId: number;
  sessionId: string;
  /** Signed in as administrator, and still one. */
  isAdminSession: boolean;
  /** Has to replace a temporary password before anything else. */
  isFirstLogin: boolean;
  expiresAt: Date;
  user: User;
}

/** One call into the application, by whichever way it came. */
export interface Call<User = unknown> {
  app: App;
  actor: Actor<User> | null;
  /** The network that the client calls from, for throttling. */
  address: string;
  /** Hands the session token to the client, or takes it back with null; sockets cannot. */
  setSessionToken(token: string | null): void;
  /** What the client has to show that it signed in here before; nothing on sockets. */
  device?: {
    tokens: readonly string[];
    remember(token: string): void;
  };
}

/** The signed-in person, or UNAUTHENTICATED. */
export function requireActor<User>(call: Call<User>): Actor<User> {
  if (!call.actor) throw new AppError('UNAUTHENTICATED', 'Please sign in to continue.');
  return call.actor;
}

/** The signed-in person who may use the house: not one who still has a temporary password. */
export function requireMember<User>(call: Call<User>): Actor<User> {
  const actor = requireActor(call);
  if (actor.isFirstLogin) {
    throw new AppError('FORBIDDEN', 'Please choose a new password first.');
  }
  return actor;
}

/** The administrator in an administrator session, or FORBIDDEN with a sentence (spec §2, §6). */
export function requireAdministrator<User>(
  call: Call<User>,
  refusal = 'Admin privileges required.',
): Actor<User> {
  const actor = requireMember(call);
  if (!actor.isAdminSession) throw new AppError('FORBIDDEN', refusal);
  return actor;
}
