import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '../../api/test/support/clients/api-client';
import { ask } from '../../api/test/support/clients/ask';
import { type OpenTab, openTab } from '../../api/test/support/clients/catching-up';
import type { Town } from './town';

/** A message without a response by then is sent again, as by the web interface. */
const PATIENCE_MS = 20_000;
const PROBE_MS = 200;

/** The acknowledged writes, and whether they were stored and shown. */
export interface Truth {
  acknowledged: number;
  /** Acknowledged but not stored. */
  lost: number;
  /** Stored more than once. */
  doubled: number;
  /** Stored but shown in no open tab of the receiver. */
  missed: number;
  /** Responses that were neither a success nor a temporary refusal. */
  faults: number;
  /** First attempts without a successful response. */
  failedFirstTries: number;
  /** The longest time between two acknowledgements, in seconds. */
  longestPause: number;
  /** The longest response time of /readyz, in seconds. */
  slowestReadyz: number;
  /** How often the receiver's sockets reconnected. */
  reconnects: number;
}

const seconds = (ms: number) => Math.round(ms / 10) / 100;

/** Several writers and one reader, active while their Fairweek is disturbed. */
export class Load {
  private readonly acknowledgements: { at: number; id: number }[] = [];
  private readonly tabs: OpenTab[] = [];
  private readonly working: Promise<void>[] = [];
  private isOver = false;
  private faults = 0;
  private failedFirstTries = 0;
  private slowestReadyz = 0;

  private constructor(private readonly town: Town) {}

  /**
   * Starts the load; resolves once each writer has a conversation and a tab of the receiver is
   * open.
   */
  static async begin(town: Town): Promise<Load> {
    const load = new Load(town);
    const conversations: number[] = [];
    for (const writer of town.writers) {
      const body = { receiverId: town.receiver.id, content: 'First' };
      const answer = await writer.post('/api/messages', body);
      if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.body.message}`);
      conversations.push(answer.body.conversationId);
      load.acknowledge(answer.body.id);
    }
    load.tabs.push(openTab(town.receiver.client, conversations));
    load.working.push(...town.writers.map((writer, index) => load.write(writer, index)));
    load.working.push(load.probe(town.receiver.client));
    return load;
  }

  /**
   * Resolves with the seconds until a message sent from now on is acknowledged; undefined if none
   * is.
   */
  async untilAcknowledged(limitMs: number): Promise<number | undefined> {
    const begun = Date.now();
    const mark = await this.sendOnce(limitMs);
    return mark ? seconds(Date.now() - begun) : undefined;
  }

  /** Stops the load and compares what was acknowledged with what was stored and shown. */
  async end(): Promise<Truth> {
    this.isOver = true;
    await Promise.all(this.working);
    await sleep(1_500);
    for (const tab of this.tabs) await tab.finish();
    const stored = await this.stored();
    const ids = new Set(stored.map(({ id }) => id));
    const times = this.acknowledgements.map(({ at }) => at).sort((a, b) => a - b);
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? at));
    return {
      acknowledged: this.acknowledgements.length,
      lost: this.acknowledgements.filter(({ id }) => !ids.has(id)).length,
      // All first messages are alike; every other message is unique.
      doubled:
        stored.filter(({ content }) => content !== 'First').length -
        new Set(stored.map(({ content }) => content).filter((it) => it !== 'First')).size,
      missed: stored.filter(({ id }) => !this.tabs.some((tab) => tab.seen.has(id))).length,
      faults: this.faults,
      failedFirstTries: this.failedFirstTries,
      longestPause: seconds(Math.max(0, ...pauses)),
      slowestReadyz: seconds(this.slowestReadyz),
      reconnects: this.tabs.reduce((sum, { reconnects }) => sum + reconnects, 0),
    };
  }

  private acknowledge(id: number): void {
    this.acknowledgements.push({ at: Date.now(), id });
  }

  private async sendOnce(limitMs: number): Promise<boolean> {
    const [writer] = this.town.writers;
    const deadline = Date.now() + limitMs;
    const content = `After the fault ${randomUUID()}`;
    const clientKey = randomUUID();
    while (writer && Date.now() < deadline) {
      if (await this.tryToSend(writer, { content, clientKey })) return true;
      await sleep(100);
    }
    return false;
  }

  private async tryToSend(writer: ApiClient, message: object): Promise<boolean> {
    const body = { receiverId: this.town.receiver.id, ...message };
    const answer = await Promise.race([
      writer.post('/api/messages', body).catch(() => undefined),
      sleep(PATIENCE_MS, undefined, { ref: false }),
    ]);
    if (answer?.status === 201) this.acknowledge(answer.body.id);
    else if (answer && (answer.status !== 503 || answer.body.code !== 'SERVICE_UNAVAILABLE')) {
      this.faults += 1;
      console.error(`  ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer?.status === 201;
  }

  private async write(writer: ApiClient, index: number): Promise<void> {
    for (let number = 0; !this.isOver; number += 1) {
      const message = { content: `Message ${number} of ${index}`, clientKey: randomUUID() };
      if (!(await this.tryToSend(writer, message))) {
        this.failedFirstTries += 1;
        do await sleep(100);
        while (!(await this.tryToSend(writer, message)) && !this.isOver);
      }
      await sleep(Math.random() * 250);
    }
  }

  private async probe(client: ApiClient): Promise<void> {
    for (; !this.isOver; await sleep(PROBE_MS)) {
      const begun = Date.now();
      const answer = await client.get('/readyz').catch(() => undefined);
      if (answer) this.slowestReadyz = Math.max(this.slowestReadyz, Date.now() - begun);
    }
  }

  private stored(): Promise<{ id: number; content: string }[]> {
    return ask(this.town.databaseUrl, 'select id, content from messages');
  }
}
