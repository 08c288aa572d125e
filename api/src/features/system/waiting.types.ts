import type { WaitingKind } from '../../core/audiences/waiting';
import { defineEnum } from '../../core/input/enum';
import { Flag, Int, IntOrNull, Many, MomentOrNull, One, Text, View } from '../../core/view/view';

const AdminWaitingKind = defineEnum<WaitingKind>('AdminWaitingKind', 'An item that waits.', {
  COSTS: 'Expenses and payments to approve.',
  REQUESTS: 'New special requests.',
  SWAPS: 'Swaps that an administrator approves or rejects.',
  MAILS: 'Emails that failed, or have waited for more than 10 minutes.',
  DRAFTS: 'Drafts that have stopped and do not go on without an administrator.',
  DRAFTS_TO_OPEN: 'Planned drafts without an opening time, which an administrator opens.',
  USERS: 'Users without a password.',
  PROPERTIES: 'Active properties without an owner.',
});

@View('How many things of a kind wait for administrators.')
export class WaitingFigure {
  @One(AdminWaitingKind, 'An item that waits.') kind!: WaitingKind;
  @Int('How many wait.') count!: number;
  @IntOrNull('How many of them cannot be done now, if known.') blocked?: number;
  @Text('The page where they are handled.') path!: string;
}

@View('Counts of pending work for administrators.')
export class AdminWaiting {
  @Many(WaitingFigure, 'Every kind, also those of which nothing waits.') figures!: WaitingFigure[];
  @MomentOrNull('When the last backup was made; null if there is none.') lastBackupAt!: Date | null;
  @Flag('Whether the last backup failed, or is overdue.') isBackupLate!: boolean;
}
