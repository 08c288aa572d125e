import { Listeners } from '../../../lib/listeners';
import { TYPING_SHOWN_MS } from '../compose/limits';

/** The conversations in which the other participant is typing. */
export class TypingStore {
  private writing: ReadonlySet<string> = new Set();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly listeners = new Listeners();

  subscribe = this.listeners.subscribe;

  snapshot = () => this.writing;

  heard(conversationId: string): void {
    clearTimeout(this.timers.get(conversationId));
    const timer = setTimeout(() => this.ended(conversationId), TYPING_SHOWN_MS);
    this.timers.set(conversationId, timer);
    this.set(new Set(this.writing).add(conversationId));
  }

  ended(conversationId: string): void {
    clearTimeout(this.timers.get(conversationId));
    if (this.timers.delete(conversationId)) {
      this.set(new Set([...this.writing].filter((id) => id !== conversationId)));
    }
  }

  private set(writing: ReadonlySet<string>) {
    this.writing = writing;
    this.listeners.notify();
  }
}
