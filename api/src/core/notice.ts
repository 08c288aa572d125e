import type { Wordings } from './audiences/happening';
import type { Database } from './database/database';

/** What notifications are about; each can be switched off, exchanges together with swaps. */
export type NoticeKind = 'messages' | 'draft' | 'swaps' | 'exchanges' | 'requests' | 'holdings';

/** A notification as a phone shows it. */
export interface Notice {
  title: string;
  body: string;
  /** The page that it opens. */
  path: string;
  /** It replaces an earlier notification with the same tag. */
  tag: string;
  /** When it is no longer of use; the phone shows it in its own time zone. */
  until?: Date;
}

/** What a feature notifies users of. */
export interface NoticeSource {
  /**
   * Reads what there is to say to a user about a subject, such as a conversation, when the
   * notification is sent; null if there is nothing left to say.
   */
  read(
    app: Pick<Database, 'db'> & { happenings: Wordings },
    userId: number,
    subjectId: number,
  ): Promise<Notice | null>;
  /** Counts what waits for a user, for the number on the app's icon. */
  countWaiting?(app: Pick<Database, 'db'>, userId: number): Promise<number>;
}

export type NoticeSources = Readonly<Partial<Record<NoticeKind, NoticeSource>>>;
