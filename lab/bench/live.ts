import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import pino from 'pino';
import { WebSocket } from 'ws';
import { PostgresEventBus } from '../../api/src/core/events/event-bus.postgres';
import { messagesTopic } from '../../api/src/features/messages/message.events';
import { withClient } from './grow';

const EVENTS = 500;
const WARM_UP = 100;
const SUBSCRIBED_AFTER_MS = 500;

interface LiveOptions {
  url: string;
  databaseUrl: string;
  userId: number;
  cookie: string;
}

/**
 * Returns the milliseconds from the COMMIT that publishes an event to its one subscriber, sorted.
 */
export async function measureDelivery(options: LiveOptions): Promise<number[]> {
  const { url, databaseUrl, userId, cookie } = options;
  class Socket extends WebSocket {
    constructor(address: string, protocols?: string[]) {
      super(address, protocols, { headers: { cookie } });
    }
  }
  const socket = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
  });
  const bus = await PostgresEventBus.connect(databaseUrl, pino({ level: 'silent' }));
  const payload = { kind: 'TYPING', conversationId: 1, personId: userId };
  const publish = `begin; ${bus.commitPrefix([{ topic: messagesTopic(userId), payload }])} commit`;
  await bus.close();
  const events = socket.iterate({ query: 'subscription { myMessageEvents { kind } }' });
  const delays: number[] = [];
  try {
    await withClient(databaseUrl, async (client) => {
      let heard = events.next();
      await sleep(SUBSCRIBED_AFTER_MS);
      for (let event = 0; event < WARM_UP + EVENTS; event++) {
        const begun = performance.now();
        const published = client.query(publish);
        await heard;
        delays.push(performance.now() - begun);
        heard = events.next();
        await published;
      }
    });
  } finally {
    await socket.dispose();
  }
  return delays.slice(WARM_UP).sort((one, other) => one - other);
}
