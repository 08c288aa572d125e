import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, QueryResultRow } from 'pg';
import { end } from './connection';
import { keepPulse, type Pulse } from './pulse';

/** Delays before each further attempt to connect; the last one repeats, in ms. */
const PAUSES_MS = [0, 200, 500, 1_000, 2_000, 3_000];

interface Options {
  /** Opens and prepares the connection, or throws the reason; stops when aborted. */
  connect(signal: AbortSignal): Promise<Client>;
  /** Called once for each loss, and once when connected again. */
  onLost(reason: Error): void;
  onBack(): void;
  /** Returns true if retrying would never help; `onGivenUp` is then called instead. */
  isHopeless?(reason: unknown): boolean;
  onGivenUp?(reason: unknown): void;
  /** How long to wait before the next check of the connection, in ms. */
  pulseMs?: number | (() => number);
}

/** A connection that is reopened whenever it is lost, until it is closed. */
export class KeptConnection {
  private client: Client | undefined;
  private pulse: Pulse | undefined;
  private returning: Promise<void> | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly closing = new AbortController();

  private constructor(private readonly options: Options) {}

  /** Opens the connection for the first time; throws what `connect` throws. */
  static async open(options: Options): Promise<KeptConnection> {
    const kept = new KeptConnection(options);
    await kept.connect();
    return kept;
  }

  get isConnected(): boolean {
    return this.client !== undefined;
  }

  /**
   * Stops reopening the connection, but lets a running attempt finish within the given time;
   * returns whether there is a connection. Its end no longer counts as a loss.
   */
  async letGo(patienceMs = 0): Promise<boolean> {
    await Promise.race([this.returning, sleep(patienceMs, null, { ref: false })]);
    this.closing.abort();
    await this.returning;
    return this.isConnected;
  }

  /** Sends a statement and returns its rows; throws while the connection is lost. */
  async query<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    const { client } = this;
    if (!client) throw new Error('There is no connection.');
    return (await this.inTurn(() => client.query<Row>(text, values))).rows;
  }

  /** A connection executes one statement at a time. */
  private inTurn<Result>(execute: () => Promise<Result>): Promise<Result> {
    const result = this.turn.then(execute);
    this.turn = result.catch(() => undefined);
    return result;
  }

  /** Checks the connection now: from now on, something waits for it. */
  check(): void {
    this.pulse?.check();
  }

  async close(): Promise<void> {
    await this.letGo();
    if (this.client) await end(this.client);
  }

  private async connect(): Promise<void> {
    const client = await this.options.connect(this.closing.signal);
    let reason = new Error('The connection has ended.');
    client.on('error', (error) => {
      reason = error;
    });
    // An 'error' is always followed by 'end'.
    client.once('end', () => {
      if (this.client !== client) return;
      this.client = undefined;
      if (this.closing.signal.aborted) return;
      this.options.onLost(reason);
      this.returning = this.connectAgain();
    });
    const ask = () => this.inTurn(() => client.query('select 1'));
    this.pulse = keepPulse(client, this.options.pulseMs, ask);
    // It may have ended before the listener was attached.
    await ask();
    this.client = client;
  }

  private async connectAgain(): Promise<void> {
    const { signal } = this.closing;
    const { onBack, isHopeless, onGivenUp } = this.options;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        await sleep(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)], null, { signal });
        await this.connect();
        return onBack();
      } catch (reason) {
        if (isHopeless?.(reason)) return onGivenUp?.(reason);
      }
    }
  }
}
