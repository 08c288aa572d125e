import { type ApolloClient, ApolloLink, type ObservableQuery } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import { tap } from 'rxjs';
import { refusalOf } from '../network/error-text';
import { trackWork } from '../quiet/quiet';
import { backoff } from '../wait';
import { GATHER_MS, PAUSES } from './timing';

/** Returns one lazily created instance per client. */
export function perClient<Kept>(create: (client: ApolloClient) => Kept) {
  const all = new WeakMap<ApolloClient, Kept>();
  return (client: ApolloClient): Kept => {
    const kept = all.get(client) ?? create(client);
    all.set(client, kept);
    return kept;
  };
}

/** The largest page size of the server. */
const LARGEST_PAGE = 100;

interface PagedData {
  [field: string]: { items?: readonly unknown[] } | null | undefined;
}

const nameOf = (document: DocumentNode): string => {
  const definition = getMainDefinition(document);
  return 'name' in definition ? (definition.name?.value ?? '') : '';
};

const keyOf = (name: string, variables: object) => `${name} ${JSON.stringify(variables)}`;

/** Reads a query again; a paged one as far as it is loaded, within one request. */
function refetch(query: ObservableQuery) {
  const { first } = query.variables;
  const data = query.getCurrentResult().data as PagedData | undefined;
  const loaded = Math.max(0, ...Object.values(data ?? {}).map((list) => list?.items?.length ?? 0));
  if (typeof first !== 'number' || loaded <= first) return query.refetch();
  return query.refetch({ first: Math.min(loaded, LARGEST_PAGE) });
}

/**
 * Schedules the reads of one query: soon after a request, never two at a time. A request during a
 * read schedules another one afterwards, so the last read always starts after the last event.
 */
class Turns {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dueAt = 0;
  private isRunning = false;
  private failures = 0;
  private waiting: (() => void)[] = [];
  private before = 0;

  /** `read` reads what was last read before a time, and resolves to whether the server responded. */
  constructor(private readonly read: (before: number) => Promise<boolean>) {}

  request(before: number): Promise<void> {
    this.before = Math.max(this.before, before);
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
    const { before } = this;
    this.before = 0;
    const isAnswered = await this.read(before).finally(() => {
      this.isRunning = false;
    });
    if (!isAnswered) this.before = Math.max(this.before, before);
    this.failures = isAnswered ? 0 : this.failures + 1;
    if (!isAnswered) this.runIn(backoff(this.failures, PAUSES));
    else if (this.waiting.length > 0) this.runIn(GATHER_MS);
    for (const resolve of served) resolve();
  };
}

/**
 * Reads visible queries again, after live events and whenever some may have been missed. Network
 * failures are retried until the server responds; queries that are not visible are left alone.
 */
class Rereads {
  private readonly byName = new Map<string, Turns>();
  /** When each query was last sent, unless it failed. */
  private readonly sentAt = new Map<string, number>();

  constructor(private readonly client: ApolloClient) {}

  /** Notes that a query is sent; returns what to call if that fails. */
  noteSent(name: string, variables: object): () => void {
    const key = keyOf(name, variables);
    this.sentAt.set(key, Date.now());
    return () => this.sentAt.delete(key);
  }

  /**
   * Resolves once they have been read, or have failed at the first attempt. Those that were
   * sent after a time can be left as they are.
   */
  request(documents: readonly DocumentNode[], before = Number.POSITIVE_INFINITY): Promise<unknown> {
    return this.requestNamed(new Set(documents.map(nameOf)), before);
  }

  /** Catches up: reads every visible query again. */
  everything(): Promise<unknown> {
    return this.requestNamed(new Set(this.onScreen().map(({ queryName }) => queryName ?? '')));
  }

  private requestNamed(names: ReadonlySet<string>, before = Number.POSITIVE_INFINITY) {
    return Promise.all(
      [...names].map((name) => trackWork(`reread ${name}`, this.turnsOf(name).request(before))),
    );
  }

  private turnsOf(name: string): Turns {
    const turns = this.byName.get(name) ?? new Turns((before) => this.read(name, before));
    this.byName.set(name, turns);
    return turns;
  }

  private async read(name: string, before: number): Promise<boolean> {
    const queries = this.onScreen().filter(
      ({ queryName, variables }) =>
        queryName === name && (this.sentAt.get(keyOf(name, variables)) ?? 0) < before,
    );
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

/** The rereads of a client's queries. */
export const rereadsOf = perClient((client) => new Rereads(client));

/** Notes when each query of a client is sent. */
export const notingLink = new ApolloLink((operation, forward) => {
  const { operationName = '', variables, client } = operation;
  const error = rereadsOf(client).noteSent(operationName, variables);
  return forward(operation).pipe(tap({ error }));
});
