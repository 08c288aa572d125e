import { type KeptTexts, keepText } from '../keep-text';
import { Listeners } from '../listeners';

type Texts = Record<string, string>;

/** The draft message of one conversation. */
export interface MessageDraft {
  read: () => string;
  write: (text: string) => void;
}

function parse(stored: string): Texts {
  try {
    return JSON.parse(stored);
  } catch {
    return {};
  }
}

/** Draft messages, kept in this browser until they are sent or their author signs out. */
export class MessageDrafts {
  private readonly listeners = new Listeners();
  private known: { stored: string; texts: Texts } = { stored: '{}', texts: {} };

  constructor(
    private readonly storage: KeptTexts,
    private readonly storageKey: string,
  ) {}

  /** For useSyncExternalStore: calls back when a draft changes, in this tab or another. */
  subscribe = (listener: () => void) => {
    const onStorage = ({ key }: StorageEvent) => key === this.storageKey && listener();
    const unsubscribe = this.listeners.subscribe(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', onStorage);
    };
  };

  /** The key of a conversation's draft; before it exists, that of its other participant. */
  of(conversationId: string | undefined, personId: string | undefined): MessageDraft {
    const person = `person-${personId}`;
    const key = conversationId === undefined ? person : `conversation-${conversationId}`;
    return {
      read: () => this.texts()[key] ?? this.texts()[person] ?? '',
      write: (text) => {
        const { [key]: _old, [person]: _before, ...others } = this.texts();
        this.keep(text === '' ? others : { ...others, [key]: text });
      },
    };
  }

  clear(): void {
    this.keep({});
  }

  /** Always read from storage, because another tab may have changed it. */
  private texts(): Texts {
    const stored = this.storage.getItem(this.storageKey) ?? '{}';
    if (this.known.stored !== stored) this.known = { stored, texts: parse(stored) };
    return this.known.texts;
  }

  private keep(texts: Texts) {
    keepText(this.storage, this.storageKey, Object.keys(texts).length > 0 && JSON.stringify(texts));
    this.listeners.notify();
  }
}
