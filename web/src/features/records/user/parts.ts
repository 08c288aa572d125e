import type { ReactNode } from 'react';
import type { UserRecordQuery } from '../../../generated/graphql';
import type { StatusParts } from '../record-lines';

type RecordUser = UserRecordQuery['userRecord']['user'];

/** The parts that other features add to the page of a user. */
export interface UserRecordParts extends StatusParts {
  /** The latest actions of administrators on the user, or of the user as one. */
  latestActionsOf: (personId: string) => ReactNode;
  /** Whether a password is set, with what an administrator can do about it. */
  accessOf: (user: RecordUser) => ReactNode;
  /** Invites a user without a password. */
  inviteOf: (user: RecordUser) => ReactNode;
  /** Asks whether to see Fairweek as the user does, first on a page of theirs. */
  viewOf: (user: RecordUser, beginsAt: string, onClose: () => void) => ReactNode;
  editorOf: (userId: string, onClose: () => void) => ReactNode;
  /** Asks whether to delete the user. */
  removalOf: (
    user: RecordUser,
    closing: { onClose: () => void; onDeleted: () => void },
  ) => ReactNode;
}
