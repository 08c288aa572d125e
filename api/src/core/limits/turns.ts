import type { ServerResponse } from 'node:http';
import { RETRY_SECONDS, TryAgainLater } from '../errors';
import type { Actor } from '../request-context';

/** Maximum number of requests of one client that wait for their turn. */
const MAX_WAITING = 50;

interface Line {
  running: number;
  /** The waiting requests, in order, by the functions that start them. */
  readonly waiting: Set<() => void>;
}

const tooMany = () =>
  new TryAgainLater(
    'TOO_MANY_REQUESTS',
    'Too many of your requests are waiting. Please try again in a few seconds.',
    RETRY_SECONDS,
  );

/** The client left before it was its turn; no one reads this. */
class ClientLeft extends Error {
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE';
}

/**
 * Runs a few requests of one person at a time, or of one access token; their others wait in turn. A
 * turn lasts until the work and its response have ended: what a client that left has started still
 * counts, and so does a download.
 */
export class Turns {
  private readonly lines = new Map<number | string, Line>();

  /** @param limits how many requests of a client run at a time */
  constructor(private readonly limits: { readonly requestsAtOnce: number }) {}

  /**
   * Runs the work when it is the user's turn; at once if there is none. TOO_MANY_REQUESTS if too
   * many are waiting already.
   */
  async run<Result>(
    actor: Pick<Actor, 'userId' | 'sessionId' | 'token'> | null,
    response: ServerResponse,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (!actor) return work();
    const client = actor.token ? actor.sessionId : actor.userId;
    const line = this.lineOf(client);
    if (line.running < this.limits.requestsAtOnce) line.running += 1;
    else await nextIn(line, response);
    try {
      return await work();
    } finally {
      if (response.closed) this.end(client, line);
      else response.once('close', () => this.end(client, line));
    }
  }

  private lineOf(client: number | string): Line {
    const known = this.lines.get(client);
    if (known) return known;
    const line = { running: 0, waiting: new Set<() => void>() };
    this.lines.set(client, line);
    return line;
  }

  /** Gives a place to the next that waits. */
  private end(client: number | string, line: Line): void {
    const [start] = line.waiting;
    if (start) start();
    else line.running -= 1;
    if (line.running === 0) this.lines.delete(client);
  }
}

/** Resolves once another request of the line gives its place; rejects if the client leaves. */
function nextIn({ waiting }: Line, response: ServerResponse): Promise<void> {
  if (waiting.size >= MAX_WAITING) throw tooMany();
  if (response.closed) throw new ClientLeft();
  return new Promise((resolve, reject) => {
    const start = () => {
      waiting.delete(start);
      response.off('close', leave);
      resolve();
    };
    const leave = () => {
      waiting.delete(start);
      reject(new ClientLeft());
    };
    waiting.add(start);
    response.once('close', leave);
  });
}
