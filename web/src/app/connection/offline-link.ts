import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import { isOutage } from '../../lib/network/outage';
import { findAnswer, keepAnswer } from '../../lib/offline/account-cache';

/**
 * The pages that open without the network: Home with the stays, the calendar, the house
 * documents and its costs.
 */
export const KEPT_OPERATIONS: readonly string[] = [
  'Calendar',
  'CostProposals',
  'Costs',
  'Drafts',
  'Home',
  'LedgerEntries',
  'MailboxCounts',
  'MyWaiting',
  'OwnedShares',
  'PropertyChoice',
  'PropertyDocuments',
  'Rotation',
  'StayHouse',
];

const keyOf = ({ operationName = '', variables }: ApolloLink.Operation) =>
  `${operationName}/${encodeURIComponent(JSON.stringify(variables))}`;

/**
 * Keeps the last answers to some queries, and gives them when Fairweek cannot be reached: only to
 * what this page has not read yet, so that nothing on screen turns older.
 */
export function offlineLink(onShown: (at: Date) => void): ApolloLink {
  const isRead = new Set<string>();
  return new ApolloLink((operation, forward) => {
    const { operationName = '' } = operation;
    if (!KEPT_OPERATIONS.includes(operationName)) return forward(operation);
    const key = keyOf(operation);
    const keep = async ({ data, errors }: ApolloLink.Result) => {
      if (!data || errors) return;
      isRead.add(key);
      await keepAnswer(key, data);
    };
    return new Observable((observer) =>
      forward(operation).subscribe({
        next(result) {
          keep(result).catch(() => undefined);
          observer.next(result);
        },
        async error(error) {
          const isAway = isOutage(error) && !isRead.has(key);
          const saved = isAway ? await findAnswer(key).catch(() => undefined) : undefined;
          if (!saved) return observer.error(error);
          onShown(new Date(saved.at));
          observer.next({ data: saved.data });
          observer.complete();
        },
        complete: () => observer.complete(),
      }),
    );
  });
}
