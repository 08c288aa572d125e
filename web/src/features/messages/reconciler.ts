import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { backoff } from '../../kit/backoff';
import { refusalOf } from '../../kit/error-text';
import { LARGEST_PAGE } from './limits';

const MESSAGE_QUERIES = new Set([
  'ConversationMessages',
  'ConversationWith',
  'Conversations',
  'Mailbox',
  'MailboxCounts',
]);
const PAUSES = { first: 1_000, longest: 5_000 };

/** Which of the queries on screen may be out of date. */
type Scope = 'messages' | 'everything';

interface PagedData {
  [field: string]: { items?: readonly unknown[] } | null | undefined;
}

/** Reads a query again: a paged one as far as it is loaded, within one request. */
function refresh(query: ObservableQuery) {
  const { first } = query.variables;
  const data = query.getCurrentResult().data as PagedData | undefined;
  const loaded = Math.max(0, ...Object.values(data ?? {}).map((list) => list?.items?.length ?? 0));
  if (typeof first !== 'number' || loaded <= first) {
    return query.refetch();
  }
  return query.refetch({ first: Math.min(loaded, LARGEST_PAGE) });
}

/**
 * Brings the queries on screen up to date, one round at a time: what is asked for during a round
 * starts another one after it, so the last round always starts after the last event. A round that
 * the network failed is repeated.
 */
export class Reconciler {
  private wanted: Scope | undefined;
  private running = false;
  private stopped = false;
  private nudge = () => {};

  constructor(private readonly client: ApolloClient) {}

  request(scope: Scope): void {
    this.wanted = this.wanted === 'everything' ? 'everything' : scope;
    this.nudge();
    if (!this.running && !this.stopped) {
      this.run();
    }
  }

  start(): void {
    this.stopped = false;
  }

  stop(): void {
    this.stopped = true;
    this.wanted = undefined;
    this.nudge();
  }

  private async run() {
    this.running = true;
    let failures = 0;
    while (this.wanted && !this.stopped) {
      const scope = this.wanted;
      this.wanted = undefined;
      const isComplete = await this.round(scope);
      failures = isComplete ? 0 : failures + 1;
      if (!isComplete && !this.stopped) {
        await this.pause(backoff(failures, PAUSES));
        this.wanted = this.wanted === 'everything' ? 'everything' : scope;
      }
    }
    this.running = false;
  }

  private async round(scope: Scope): Promise<boolean> {
    const queries = [...this.client.getObservableQueries('active')].filter(
      (query) => scope === 'everything' || MESSAGE_QUERIES.has(query.queryName ?? ''),
    );
    const outcomes = await Promise.all(
      queries.map((query) =>
        refresh(query).then(
          () => true,
          (error: unknown) => refusalOf(error) !== undefined || !query.hasObservers(),
        ),
      ),
    );
    return outcomes.every(Boolean);
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.nudge = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
