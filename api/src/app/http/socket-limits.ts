import type { WebSocket } from 'ws';
import { RETRY_SECONDS, TryAgainLater } from '../../kit/errors';
import { Tally } from '../../kit/limits/tally';
import type { Limits } from '../config/config';

/** The subscriptions of a socket, by their ids. */
type Subscriptions = Readonly<Record<string, unknown>>;

/** Keeps one person or one network from filling this process with sockets. */
export class SocketLimits {
  private readonly waiting = new Tally<string>();
  private readonly admitted = new Tally<string>();
  private readonly sockets = new Tally<number>();
  private readonly subscriptions = new Map<number, Set<Subscriptions>>();

  constructor(private readonly limits: Limits) {}

  /** A place for a socket that has not said yet who is there; undefined when the network has no more. */
  takeWaitingPlace(network: string): (() => void) | undefined {
    return this.waiting.take(network, this.limits.waitingSocketsPerNetwork);
  }

  /** Takes a place for a person's socket until it closes; false when there is none left. */
  takePlace(socket: WebSocket, userId: number, network: string): boolean {
    const leaveNetwork = this.admitted.take(network, this.limits.socketsPerNetwork);
    if (!leaveNetwork) return false;
    const leave = this.sockets.take(userId, this.limits.socketsPerUser);
    if (!leave) {
      leaveNetwork();
      return false;
    }
    socket.once('close', () => {
      leave();
      leaveNetwork();
    });
    return true;
  }

  /** Refuses one subscription too many of a person, on all sockets together (TOO_MANY_REQUESTS). */
  countSubscriptions(socket: WebSocket, userId: number, subscriptions: Subscriptions): void {
    const mine = this.subscriptions.get(userId) ?? new Set();
    if (!mine.has(subscriptions)) {
      this.subscriptions.set(userId, mine.add(subscriptions));
      socket.once('close', () => {
        mine.delete(subscriptions);
        if (mine.size === 0) this.subscriptions.delete(userId);
      });
    }
    const count = [...mine].reduce((sum, one) => sum + Object.keys(one).length, 0);
    const { subscriptionsPerUser } = this.limits;
    if (count <= subscriptionsPerUser) return;
    throw new TryAgainLater(
      'TOO_MANY_REQUESTS',
      `You can have at most ${subscriptionsPerUser} live subscriptions. Close some pages.`,
      RETRY_SECONDS,
    );
  }

  /** Whether more waits for the socket's reader than this process will keep. */
  isSlow({ bufferedAmount }: WebSocket): boolean {
    return bufferedAmount > this.limits.socketBufferBytes;
  }
}
