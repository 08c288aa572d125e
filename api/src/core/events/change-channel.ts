import { randomUUID } from 'node:crypto';
import { type Moment, moment, msSince } from '../time/moment';
import { PROCESS, topic } from './event-bus';
import type { PostgresEventBus } from './event-bus.postgres';

/** How long after a proof a process relies on the channel, in ms. */
export const PROOF_MS = 5_000;
/** How often the channel is proven while a process relies on it, in ms. */
const PULSE_MS = 2_000;

/** Asks every process to answer that it has received all that was committed before. */
const QUESTIONS = topic<{ asker: string; question: number }>(`${PROCESS}received?`);
const answersTo = (asker: string) =>
  topic<{ question: number; listener: number }>(`${PROCESS}received`, asker);

/**
 * The channel by which PostgreSQL notifies every process of changes, in the order of their COMMITs.
 * A notification that a process has received proves that all committed before it have arrived, too.
 */
export class ChangeChannel {
  private readonly id = randomUUID();
  private readonly pulses = topic<{ pulse: number }>(`${PROCESS}pulse`, this.id);
  private pulse = { number: 0, sentAt: moment() };
  private provenAt: Moment | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isAsked = false;
  private questions = 0;
  /** Called with each listener that answers, by the number of the question. */
  private readonly waiting = new Map<number, (listener: number) => void>();
  /** Listeners that have let a question pass without an answer: their proofs have lapsed. */
  private readonly silent = new Set<number>();

  constructor(readonly bus: PostgresEventBus) {
    bus.joinListeners();
    bus.onGap(() => {
      this.provenAt = undefined;
    });
    bus.subscribe(this.pulses, ({ pulse }) => {
      if (pulse === this.pulse.number) this.provenAt = this.pulse.sentAt;
    });
    bus.subscribe(QUESTIONS, ({ asker, question }) => {
      const answer = (listener: number) => bus.sendNow(answersTo(asker), { question, listener });
      bus.listener?.then(answer, () => undefined);
    });
    bus.subscribe(answersTo(this.id), ({ question, listener }) => {
      this.silent.delete(listener);
      this.waiting.get(question)?.(listener);
    });
  }

  /**
   * Whether everything that was committed more than 5 seconds ago has been received. The channel is
   * proven by notifications that the process sends to itself, as long as it is asked.
   */
  isProven(): boolean {
    this.isAsked = true;
    if (!this.timer) this.sendPulse();
    return this.provenAt !== undefined && msSince(this.provenAt) < PROOF_MS;
  }

  private sendPulse(): void {
    this.isAsked = false;
    this.pulse = { number: this.pulse.number + 1, sentAt: moment() };
    const { number: pulse } = this.pulse;
    // Others wait for the answers of a process only from when it is among the listeners.
    this.bus.listener?.then(
      () => this.bus.sendNow(this.pulses, { pulse }),
      () => undefined,
    );
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.isAsked) this.sendPulse();
    }, PULSE_MS).unref();
  }

  /**
   * Resolves once every process has received what has been committed so far, or cannot rely on the
   * channel any more: after 5 seconds at most.
   */
  async receivedByAll(): Promise<void> {
    this.questions += 1;
    const question = this.questions;
    const received = new Set<number>();
    let awaited: number[] | undefined;
    const missing = () => awaited?.filter((it) => !received.has(it) && !this.silent.has(it));
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PROOF_MS);
      const check = () => {
        if (missing()?.length !== 0) return;
        clearTimeout(timer);
        resolve();
      };
      this.waiting.set(question, (listener) => {
        received.add(listener);
        check();
      });
      const asking = this.bus.sendToListeners(QUESTIONS, { asker: this.id, question });
      asking.then(
        (listeners) => {
          awaited = listeners;
          check();
        },
        // Without the connection, the answers cannot be received: the time has to pass.
        () => undefined,
      );
    });
    this.waiting.delete(question);
    // Only a process that received its own answer knows that the others sent none.
    const mine = await this.bus.listener?.catch(() => undefined);
    const isHeard = mine !== undefined && received.has(mine);
    for (const listener of (isHeard && missing()) || []) this.silent.add(listener);
    for (const listener of this.silent) {
      if (awaited && !awaited.includes(listener)) this.silent.delete(listener);
    }
  }
}
