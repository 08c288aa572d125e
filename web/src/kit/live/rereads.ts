import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { backoff } from '../backoff';
import { refusalOf } from '../error-text';
import { perClient } from './per-client';
import { GATHER_MS, PAUSES } from './timing';

/** The most rows that the server gives in one answer. */
const LARGEST_PAGE = 100;

interface PagedData {
  [field: string]: { items?: readonly unknown[] } | null | undefined;
}

const nameOf = (document: DocumentNode): string => {
  const definition = getMainDefinition(document);
  return 'name' in definition ? (definition.name?.value ?? '') : '';
};

/** Reads a query again: a paged one as far as it is loaded, within one request. */
function refetch(query: ObservableQuery) {
  const { first } = query.variables;
  const data = query.getCurrentResult().data as PagedData | undefined;
  const loaded = Math.max(0, ...Object.values(data ?? {}).map((list) => list?.items?.length ?? 0));
  if (typeof first !== 'number' || loaded <= first) return query.refetch();
  return query.refetch({ first: Math.min(loaded, LARGEST_PAGE) });
}

/**
 * One query's turns at the server: soon after it was asked for, never two at a time. What is asked
 * for during a turn starts another after it, so the last one always starts after the last event.
 */
class Turns {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dueAt = 0;
  private isRunning = false;
  private failures = 0;
  private waiting: (() => void)[] = [];

  /** `read` resolves to whether the server has answered. */
  constructor(private readonly read: () => Promise<boolean>) {}

  request(): Promise<void> {
    const turn = new Promise<void>((resolve) => this.waiting.push(resolve));
    if (!this.isRunning) this.runIn(GATHER_MS);
    return turn;
  }

  private runIn(ms: number) {
    const dueAt = Date.now() + ms;
    if (this.timer && this.dueAt <= dueAt) return;
    clearTimeout(this.timer);
    this.dueAt = dueAt;
    this.timer = setTimeout(this.run, ms);
  }

  private run = async () => {
    this.timer = undefined;
    this.isRunning = true;
    const served = this.waiting;
    this.waiting = [];
    const isAnswered = await this.read().finally(() => {
      this.isRunning = false;
    });
    this.failures = isAnswered ? 0 : this.failures + 1;
    if (!isAnswered) this.runIn(backoff(this.failures, PAUSES));
    else if (this.waiting.length > 0) this.runIn(GATHER_MS);
    for (const resolve of served) resolve();
  };
}

/**
 * Reads queries on screen again, after live events and whenever some may have been missed. What
 * the network failed is repeated until the server answers; what is not on screen stays as it is.
 */
class Rereads {
  private readonly byName = new Map<string, Turns>();

  constructor(private readonly client: ApolloClient) {}

  /** Resolves once they have been read, or could not be at the first try. */
  request(documents: readonly DocumentNode[]): Promise<unknown> {
    return this.requestNamed(new Set(documents.map(nameOf)));
  }

  /** Catches up: reads everything that is on screen again. */
  everything(): Promise<unknown> {
    return this.requestNamed(new Set(this.onScreen().map(({ queryName }) => queryName ?? '')));
  }

  private requestNamed(names: ReadonlySet<string>): Promise<unknown> {
    return Promise.all([...names].map((name) => this.turnsOf(name).request()));
  }

  private turnsOf(name: string): Turns {
    const turns = this.byName.get(name) ?? new Turns(() => this.read(name));
    this.byName.set(name, turns);
    return turns;
  }

  private async read(name: string): Promise<boolean> {
    const queries = this.onScreen().filter(({ queryName }) => queryName === name);
    const outcomes = await Promise.all(
      queries.map((query) =>
        refetch(query).then(
          () => true,
          (error: unknown) => refusalOf(error) !== undefined || !query.hasObservers(),
        ),
      ),
    );
    return outcomes.every(Boolean);
  }

  private onScreen(): ObservableQuery[] {
    return [...this.client.getObservableQueries('active')];
  }
}

/** What reads a client's queries again. */
export const rereadsOf = perClient((client) => new Rereads(client));
