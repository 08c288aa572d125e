import type { Database } from '../database/database';
import type { Wordings } from './activity';

/** The subjects of notifications; each can be switched off, exchanges with swaps, and talks with messages. */
export type NoticeKind =
  | 'messages'
  | 'talk'
  | 'draft'
  | 'swaps'
  | 'exchanges'
  | 'requests'
  | 'holdings';

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

/** The items that wait for a user, as far as they apply. */
export interface WaitingItem {
  subjectId: number | null;
  /** How many things it stands for. */
  count: number;
  propertyName?: string;
  timeZone?: string;
  until?: Date | null;
  /** The user who asks. */
  who?: string;
  /** True if another week is offered in place of the one asked for. */
  isCounter?: boolean;
  give?: WaitingWeek;
  get?: WaitingWeek;
  agreedCount?: number;
  ownerCount?: number;
}

/** The first and the last day of a week, as ISO dates. */
interface WaitingWeek {
  startDate: string;
  endDate: string;
}

/** A kind of notification of a feature. */
export interface NoticeSource {
  /**
   * Reads what there is to say to a user about a subject, such as a conversation, when the
   * notification is sent; null if there is nothing left to say.
   */
  read(
    app: Pick<Database, 'db'> & { wordings: Wordings },
    userId: number,
    subjectId: number,
  ): Promise<Notice | null>;
  /** Lists what waits for a user: for the home screen, and counted for badges. */
  listWaiting?(app: Pick<Database, 'db'>, userId: number): Promise<WaitingItem[]>;
}

export type NoticeSources = Readonly<Partial<Record<NoticeKind, NoticeSource>>>;
