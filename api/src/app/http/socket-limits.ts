import type { WebSocket } from 'ws';
import { RETRY_SECONDS, TryAgainLater } from '../../core/errors';
import { Tally } from '../../core/limits/tally';
import type { Limits } from '../config/config';

/** The subscriptions of a socket, by id. */
type Subscriptions = Readonly<Record<string, unknown>>;

const countIn = (sockets: ReadonlySet<Subscriptions>) =>
  [...sockets].reduce((sum, one) => sum + Object.keys(one).length, 0);

/** Keeps one user or one network from filling this process with sockets. */
export class SocketLimits {
  private readonly waiting = new Tally<string>();
  private readonly admitted = new Tally<string>();
  private readonly sockets = new Tally<number>();
  private readonly subscriptions = new Map<number, Set<Subscriptions>>();
  private places = 0;

  constructor(private readonly limits: Limits) {}

  /**
   * Takes a place for a socket that has not authenticated yet; undefined if its network has none
   * left.
   */
  takeWaitingPlace(network: string): (() => void) | undefined {
    return this.waiting.take(network, this.limits.waitingSocketsPerNetwork);
  }

  /** Takes a place for a user's socket until it closes; returns false if there is none left. */
  takePlace(socket: WebSocket, userId: number, network: string): boolean {
    const leaveNetwork = this.admitted.take(network, this.limits.socketsPerNetwork);
    if (!leaveNetwork) return false;
    const leave = this.sockets.take(userId, this.limits.socketsPerUser);
    if (!leave) {
      leaveNetwork();
      return false;
    }
    this.places += 1;
    socket.once('close', () => {
      this.places -= 1;
      leave();
      leaveNetwork();
    });
    return true;
  }

  /** Limits the subscriptions of a user on all sockets together (TOO_MANY_REQUESTS). */
  countSubscriptions(socket: WebSocket, userId: number, subscriptions: Subscriptions): void {
    const mine = this.subscriptions.get(userId) ?? new Set();
    if (!mine.has(subscriptions)) {
      this.subscriptions.set(userId, mine.add(subscriptions));
      socket.once('close', () => {
        mine.delete(subscriptions);
        if (mine.size === 0) this.subscriptions.delete(userId);
      });
    }
    const count = countIn(mine);
    const { subscriptionsPerUser } = this.limits;
    if (count <= subscriptionsPerUser) return;
    throw new TryAgainLater(
      'TOO_MANY_REQUESTS',
      `You can have at most ${subscriptionsPerUser} live subscriptions. Close some pages.`,
      RETRY_SECONDS,
    );
  }

  /** The sockets of signed-in users, and the subscriptions on them. */
  get open(): { sockets: number; subscriptions: number } {
    const all = [...this.subscriptions.values()];
    const subscriptions = all.reduce((sum, mine) => sum + countIn(mine), 0);
    return { sockets: this.places, subscriptions };
  }

  /** Returns true if the socket's buffer exceeds the limit. */
  isSlow({ bufferedAmount }: WebSocket): boolean {
    return bufferedAmount > this.limits.socketBufferBytes;
  }
}
