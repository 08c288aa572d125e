import type { MessagePartsFragment } from '../../../generated/graphql';
import { Listeners } from '../../../lib/listeners';

/** The last message that another user has sent while the app was open. */
export class Arrivals {
  private last: MessagePartsFragment | undefined;
  private readonly listeners = new Listeners();

  subscribe = this.listeners.subscribe;

  latest = () => this.last;

  heard(message: MessagePartsFragment): void {
    this.last = message;
    this.listeners.notify();
  }
}
