import type { Transaction } from '../database/database';
import { queueMail } from '../mail/queue-mail';
import { announce } from './announce';
import type { Deliveries, LiveEvent } from './happening';

/** Publishes events once the transaction has committed. */
export function publishLive(transaction: Transaction, events: readonly LiveEvent[]): void {
  for (const { topic, payload, ifTooLarge } of events) {
    transaction.publishOnCommit(topic, payload, ifTooLarge);
  }
}

/** The ways of delivery that need no feature. */
export const CORE_WAYS: Pick<Deliveries, 'activity' | 'live' | 'mail'> = {
  activity: announce,
  live: publishLive,
  mail: async (transaction, emails) => {
    for (const email of emails) if (email) await queueMail(transaction, email);
  },
};
