import type { ApolloLink } from '@apollo/client';
import { createClient } from 'graphql-ws';
import { Listeners } from '../listeners';
import { beginWork } from '../quiet/quiet';
import { ResubscribingLink } from './resubscribing-link';
import { delayBefore, PAUSES, REPORTED_MS } from './timing';

/** The close code that the server uses when a session ends. */
const SIGNED_OUT = 4401;
const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 5_000;
/** Lets the previous socket's last event pass before the next one connects. */
const SHORTEST_WAIT_MS = 50;
/** A page hidden for longer has probably lost its socket without noticing. */
const SUSPECT_AFTER_MS = 30_000;

/** The controls of the live connection. */
export interface Live {
  /** Reconnects, for example after sign-in. */
  restart(): void;
  /** Disconnects until restart, for example after sign-out. */
  stop(): void;
  /**
   * Calls the listener whenever events may have been missed; returns a function that unsubscribes.
   */
  onReconnected(listener: () => void): () => void;
}

interface LiveOptions {
  url: string;
  /** Called when the server reports the end of the session. */
  onSessionEnded: () => void;
  /** Called when a lost socket could not be replaced at the first attempt. */
  onTrouble: () => void;
}

/** A delay that can be cut short, so that coming online reconnects at once. */
class Patience {
  private resume = () => {};
  private hurried = false;

  wait = (retries: number): Promise<void> => {
    const delay = this.hurried ? SHORTEST_WAIT_MS : delayBefore(retries);
    this.hurried = false;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, delay);
      this.resume = () => {
        clearTimeout(timer);
        setTimeout(resolve, SHORTEST_WAIT_MS);
      };
    });
  };

  hurry() {
    this.hurried = true;
    this.resume();
  }

  calm() {
    this.hurried = false;
  }
}

/** Detects a dead connection: a message must be answered in time. */
class Pulse {
  private socket: WebSocket | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onDead: () => void) {}

  beganOn(socket: WebSocket) {
    this.socket = socket;
  }

  expect() {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(this.onDead, PONG_WITHIN_MS);
  }

  felt() {
    clearTimeout(this.deadline);
  }

  probe() {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ type: 'ping' }));
      this.expect();
    }
  }

  ended() {
    this.felt();
    this.socket = undefined;
  }
}

/** The live connection as its client uses it. */
interface LiveSocket extends Live {
  link: ApolloLink;
  /** Reads again what may have been missed, for example when the server responds again. */
  recover(): void;
  /** Follows the browser's network and the page's visibility until the returned function is called. */
  listen(): () => void;
}

/**
 * The app's only socket: reconnects forever, detects dead connections, and reports when to catch
 * up.
 */
export function createLive({ url, onSessionEnded, onTrouble }: LiveOptions): LiveSocket {
  const listeners = new Listeners();
  const patience = new Patience();
  const pulse = new Pulse(() => client.terminate());
  let hasConnected = false;
  let startedAt = Date.now();
  let closings = 0;
  let hiddenSince: number | undefined;
  let endConnecting = () => {};

  const catchUp = listeners.notify;

  const client = createClient({
    url,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: patience.wait,
    keepAlive: PING_EVERY_MS,
    connectionAckWaitTimeout: PAUSES.longest,
    connectionParams: { reportEarlierEvents: true },
    on: {
      connecting: (isRetry) => {
        if (!isRetry) startedAt = Date.now();
        endConnecting();
        endConnecting = beginWork('socket');
      },
      connected: (socket) => {
        endConnecting();
        closings = 0;
        patience.calm();
        pulse.beganOn(socket as WebSocket);
        // Each subscription reports what a first socket has missed in this time.
        if (hasConnected || Date.now() - startedAt > REPORTED_MS) catchUp();
        hasConnected = true;
      },
      ping: (received) => {
        if (!received) pulse.expect();
      },
      message: () => pulse.felt(),
      closed: (event) => {
        endConnecting();
        pulse.ended();
        if ((event as CloseEvent).code === SIGNED_OUT) {
          link.stop();
          onSessionEnded();
          return;
        }
        closings += 1;
        if (closings > 1) onTrouble();
      },
      error: () => pulse.ended(),
    },
  });
  const link = new ResubscribingLink(client);

  const recover = () => {
    patience.hurry();
    pulse.probe();
    catchUp();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      hiddenSince = Date.now();
      return;
    }
    patience.hurry();
    pulse.probe();
    if (hiddenSince !== undefined && Date.now() - hiddenSince > SUSPECT_AFTER_MS) {
      catchUp();
    }
  };

  return {
    link,
    restart() {
      patience.hurry();
      client.terminate();
      link.resume();
    },
    stop: () => link.stop(),
    recover,
    listen() {
      window.addEventListener('online', recover);
      document.addEventListener('visibilitychange', onVisibility);
      return () => {
        window.removeEventListener('online', recover);
        document.removeEventListener('visibilitychange', onVisibility);
      };
    },
    onReconnected(listener) {
      return listeners.subscribe(listener);
    },
  };
}
