import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from './api-client';

const WATCH = 'subscription { myMessageEvents { kind message { id conversationId } } }';
const PAGE = `query ($id: ID!, $before: ID) {
  conversationMessages(conversationId: $id, before: $before, first: 100) { items { id } nextCursor }
}`;

/** A user whose tab stays open throughout: the messages shown, and how often each arrived live. */
export interface OpenTab {
  seen: Set<number>;
  live: number[];
  reconnects: number;
  /** Stops after a last read. */
  finish(): Promise<void>;
}

/** Reads all messages of a conversation newer than the known ones, page by page. */
async function readNewer(client: ApiClient, id: number, seen: Set<number>): Promise<void> {
  const found: number[] = [];
  let before: string | null = null;
  do {
    const { data } = await client.graphql(PAGE, { id, before });
    const page: { items: { id: string }[]; nextCursor: string | null } = data.conversationMessages;
    const fresh = page.items.map((it) => Number(it.id)).filter((it) => !seen.has(it));
    found.push(...fresh);
    // The known messages join those read: older pages contain nothing new.
    before = fresh.length < page.items.length ? null : page.nextCursor;
  } while (before !== null);
  for (const it of found) seen.add(it);
}

/** Subscribes again after every break and then reads what it missed, like the web interface. */
export function openTab(client: ApiClient, conversationIds: number[]): OpenTab {
  let isFinished = false;
  const tab: OpenTab = {
    seen: new Set(),
    live: [],
    reconnects: -1,
    finish: async () => {
      isFinished = true;
      await running;
    },
  };

  async function connectAndWatch(): Promise<void> {
    const listener = await client.subscribe(WATCH);
    const closed = listener.closed.then(() => true);
    if (await Promise.race([closed, sleep(0, false)])) return;
    tab.reconnects += 1;
    // Subscribes first, so that nothing is lost between the read and the first event.
    for (const id of conversationIds) await readNewer(client, id, tab.seen);
    while (!isFinished && !(await Promise.race([closed, sleep(20, false)])));
    for (const { data } of listener.events) {
      const message = data?.myMessageEvents?.message;
      if (!message) continue;
      tab.live.push(Number(message.id));
      tab.seen.add(Number(message.id));
    }
    listener.stop();
  }

  const running = (async () => {
    while (!isFinished) {
      await connectAndWatch().catch(() => undefined);
      await sleep(100);
    }
  })();
  return tab;
}
