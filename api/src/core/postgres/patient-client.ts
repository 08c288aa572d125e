import { cut, progressOf } from '@packages/postgres-connection/connection';
import { Client, type ClientConfig } from 'pg';

/** How often a connecting client looks whether the database has sent anything, in ms. */
const LOOK_MS = 250;

/** How clients connect. */
interface Patience {
  /** The database is given up after it has sent nothing for this long, in ms. */
  silentMs: number;
  /** How many clients connect at the same time, while the others wait; defaults to any number. */
  atOnce?: number;
  /** Gives up all attempts when aborted. */
  signal?: AbortSignal;
}

type Connected = ((error: Error) => void) | ((error: null, client: Client) => void);

/** Returns a function that runs so many pieces of work at once, in their order. */
function inTurn(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work: () => Promise<unknown>): Promise<void> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Returns a class of clients, as an option of a pool, whose limit for connecting counts the silence
 * of the database alone: time in which this process was too busy to read the answer does not count.
 */
export function patientClient({ silentMs, atOnce = Infinity, signal }: Patience): typeof Client {
  const takeTurn = inTurn(atOnce);

  return class PatientClient extends Client {
    constructor(options: ClientConfig) {
      super({ ...options, connectionTimeoutMillis: 0 });
      // The pool listens only once it has been given the client, which may have failed before.
      this.on('error', () => undefined);
    }

    override connect(): Promise<Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<Client> | undefined {
      const connected = takeTurn(() => this.connectPatiently()).then(() => this);
      if (!callback) return connected;
      const report = callback as (error: Error | null, client?: Client) => void;
      connected.then(() => report(null, this), report);
      return undefined;
    }

    private async connectPatiently(): Promise<void> {
      let bytesRead = 0;
      let silence = 0;
      // An interval that is late runs once, and reading what has arrived comes before its next run.
      const timer = setInterval(() => {
        const now = progressOf(this).bytesRead;
        silence = now === bytesRead ? silence + LOOK_MS : 0;
        bytesRead = now;
        if (silence >= silentMs || signal?.aborted) cut(this, 'The database does not answer.');
      }, LOOK_MS);
      try {
        await super.connect();
      } finally {
        clearInterval(timer);
      }
    }
  } as typeof Client;
}
