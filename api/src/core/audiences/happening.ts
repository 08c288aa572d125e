import type { Logger } from 'pino';
import { type Database, inTransaction, type Transaction } from '../database/database';
import type { Topic } from '../events/event-bus';
import type { Email } from '../mail/email';
import type { Announcement } from './announce';
import type { AuditArea } from './audit-area';

/** The parts of the application that happenings and their ways use. */
interface Installation extends Database {
  appUrl: string;
  auditAreas: Readonly<Record<string, AuditArea>>;
  log: Logger;
  ways: Deliveries;
}

/** The source of a happening: a request; or a job or command, which has no actor. */
export interface Origin {
  app: Installation;
  actor?: { userId: number; isAdminSession: boolean } | null;
  /** The client's network. */
  address?: string | null;
}

/** An event for the open pages of a topic's subscribers. */
export interface LiveEvent {
  topic: Topic<object>;
  payload: object;
  ifTooLarge?: object | undefined;
}

/** The contents of a happening, by way of delivery; a feature that delivers adds its way. */
export interface Ways {
  /** Entries of Home, with an email and a notification as the person concerned has chosen. */
  activity: readonly Announcement[];
  live: readonly LiveEvent[];
  mail: readonly (Email | null)[];
}

type Way = keyof Ways;

/** Delivers its part of a happening in the transaction in which it happens. */
export type Deliver<Content> = (
  transaction: Transaction,
  content: Content,
  from: Origin & { kind: string },
) => unknown;

/** The ways of delivery of an application. */
export type Deliveries = { readonly [W in Way]: Deliver<Ways[W]> };

type Contents<Details> = {
  readonly [W in Way]?: (details: Details, app: Installation) => Ways[W] | null;
};

/** Something that can happen, with the ways by which those concerned are notified. */
export interface HappeningKind<Details = never> {
  /** Its public name, such as 'booking.claimed'. */
  kind: string;
  contents: Contents<Details>;
}

/**
 * Declares what can happen, and for each way of delivery who is notified and how; no one,
 * if that is null.
 */
export const happening = <Details>(
  kind: string,
  contents: Contents<Details>,
): HappeningKind<Details> => ({ kind, contents });

/** Declares what Home shows to those concerned, as each entry says. */
export const announced = (kind: string): HappeningKind<readonly Announcement[]> =>
  happening(kind, { activity: (it) => it });

/** Declares what is said by an email, and in no other way. */
export const emailed = (kind: string): HappeningKind<Email> =>
  happening(kind, { mail: (email) => [email] });

/** An event for the subscribers of a topic; `ifTooLarge` is sent if it is too large. */
export const liveEvent = <Payload extends object>(
  topic: Topic<Payload>,
  payload: NoInfer<Payload>,
  ifTooLarge?: NoInfer<Payload>,
): LiveEvent => ({ topic, payload, ifTooLarge });

/**
 * Delivers a happening to all who are concerned, in the transaction in which it happens: both or
 * neither.
 */
export async function happened<Details>(
  origin: Origin,
  transaction: Transaction,
  { kind, contents }: HappeningKind<Details>,
  details: NoInfer<Details>,
): Promise<void> {
  const { app } = origin;
  const deliver = async <W extends Way>(way: W) => {
    const content = contents[way]?.(details, app);
    if (content) await app.ways[way](transaction, content, { ...origin, kind });
  };
  for (const way of Object.keys(contents) as Way[]) await deliver(way);
}

/** Delivers a happening in a transaction of its own, so that it outlives a refused request. */
export const happenedAnyway = <Details>(
  origin: Origin,
  kind: HappeningKind<Details>,
  details: NoInfer<Details>,
): Promise<void> =>
  inTransaction(origin.app, (transaction) => happened(origin, transaction, kind, details));
