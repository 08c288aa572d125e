import type { MessagePartsFragment } from '../../../generated/graphql';

/** The last message that another user has sent while the app was open. */
export class Arrivals {
  private last: MessagePartsFragment | undefined;
  private readonly listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  latest = () => this.last;

  heard(message: MessagePartsFragment): void {
    this.last = message;
    for (const listener of this.listeners) listener();
  }
}
