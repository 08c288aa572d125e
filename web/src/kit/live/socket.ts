import { ApolloLink } from '@apollo/client';
import { type Client, createClient } from 'graphql-ws';
import { Observable } from 'rxjs';
import { backoff } from '../kit/backoff';
import { requestOf } from './persisted-link';

/** The server closes a socket with this code when nobody is signed in on it (any more). */
const SIGNED_OUT = 4401;
const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 5_000;
const LONGEST_WAIT_MS = 5_000;
/** Lets the previous socket's last event pass before the next one listens. */
const SHORTEST_WAIT_MS = 50;
/** A page hidden for longer has probably lost its socket without hearing of it. */
const SUSPECT_AFTER_MS = 30_000;
/** By then the server surely listens for a subscription that was sent when the socket opened. */
const SETTLED_AFTER_MS = 1_000;

/** What the rest of the app may do with the live connection. */
export interface Live {
  /** Connects anew, as after signing in. */
  restart(): void;
  /** Hangs up until restart, as after signing out. */
  stop(): void;
  /** Calls the listener whenever events may have been missed; returns how to stop that. */
  onReconnected(listener: () => void): () => void;
}

interface LiveOptions {
  url: string;
  /** Called when the server says that the session is over. */
  onSessionEnded: () => void;
  /** Called when a lost socket could not be replaced at the first try. */
  onTrouble: () => void;
}

const delayBefore = (retries: number) =>
  retries === 0
    ? 100 + Math.random() * 300
    : backoff(retries, { first: 1_000, longest: LONGEST_WAIT_MS });

/** A wait that can be cut short, so that coming online reconnects at once. */
class Patience {
  private wake = () => {};
  private hurried = false;

  wait = (retries: number): Promise<void> => {
    const delay = this.hurried ? SHORTEST_WAIT_MS : delayBefore(retries);
    this.hurried = false;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, delay);
      this.wake = () => {
        clearTimeout(timer);
        setTimeout(resolve, SHORTEST_WAIT_MS);
      };
    });
  };

  hurry() {
    this.hurried = true;
    this.wake();
  }

  calm() {
    this.hurried = false;
  }
}

/** Notices a dead connection: what is sent must be answered in time. */
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

/** Subscriptions that outlive everything but stop(): refusals, completions and closed sockets alike. */
class EndlessLink extends ApolloLink {
  private readonly opens = new Set<{ reopen(): void; hangUp(): void }>();
  private stopped = false;

  constructor(private readonly socket: Client) {
    super();
  }

  override request({ query, variables, operationName }: ApolloLink.Operation) {
    return new Observable<ApolloLink.Result>((observer) => {
      let dispose: (() => void) | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let failures = 0;
      const ended = () => {
        dispose = undefined;
        failures += 1;
        if (!this.stopped && this.opens.has(entry)) {
          timer = setTimeout(entry.reopen, delayBefore(failures));
        }
      };
      const entry = {
        reopen: () => {
          clearTimeout(timer);
          dispose ??= this.socket.subscribe(
            { ...requestOf(query), variables, operationName },
            {
              next: (result) => {
                failures = 0;
                observer.next(result as ApolloLink.Result);
              },
              error: ended,
              complete: ended,
            },
          );
        },
        hangUp: () => {
          clearTimeout(timer);
          dispose?.();
          dispose = undefined;
        },
      };
      this.opens.add(entry);
      if (!this.stopped) {
        entry.reopen();
      }
      return () => {
        this.opens.delete(entry);
        entry.hangUp();
      };
    });
  }

  stop() {
    this.stopped = true;
    for (const open of this.opens) {
      open.hangUp();
    }
  }

  resume() {
    this.stopped = false;
    for (const open of this.opens) {
      open.reopen();
    }
  }
}

/** The app's one socket: reconnects for ever, notices dead connections, tells when to catch up. */
export function createLive({
  url,
  onSessionEnded,
  onTrouble,
}: LiveOptions): Live & { link: ApolloLink; recover(): void } {
  const listeners = new Set<() => void>();
  const patience = new Patience();
  const pulse = new Pulse(() => client.terminate());
  let hasConnected = false;
  let closings = 0;
  let hiddenSince: number | undefined;

  const catchUp = () => {
    for (const listener of listeners) {
      listener();
    }
  };

  const client = createClient({
    url,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: patience.wait,
    keepAlive: PING_EVERY_MS,
    connectionAckWaitTimeout: LONGEST_WAIT_MS,
    on: {
      connected: (socket) => {
        closings = 0;
        patience.calm();
        pulse.beganOn(socket as WebSocket);
        if (hasConnected) {
          catchUp();
          setTimeout(catchUp, SETTLED_AFTER_MS);
        }
        hasConnected = true;
      },
      ping: (received) => {
        if (!received) {
          pulse.expect();
        }
      },
      message: () => pulse.felt(),
      closed: (event) => {
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
  const link = new EndlessLink(client);

  /** Reads again what may have been missed, as when the server answers again. */
  const recover = () => {
    patience.hurry();
    pulse.probe();
    catchUp();
  };
  window.addEventListener('online', recover);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      hiddenSince = Date.now();
      return;
    }
    patience.hurry();
    pulse.probe();
    if (hiddenSince !== undefined && Date.now() - hiddenSince > SUSPECT_AFTER_MS) {
      catchUp();
    }
  });

  return {
    link,
    restart() {
      patience.hurry();
      client.terminate();
      link.resume();
    },
    stop: () => link.stop(),
    recover,
    onReconnected(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
