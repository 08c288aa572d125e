import { Flag, Id, Int, Many, MomentOrNull, One, Text, View } from '../../core/view/view';
import { AdminUser } from '../people/admin-user.types';
import { RecordRequest, RecordSwap, RecordWeek } from './record.types';

/** The most coming weeks of a user that their page shows; an account may hold a company's shares. */
export const RECORD_STAYS = 200;

@View('A week in which a user stays.')
export class RecordStay extends RecordWeek {
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Int('Number of the share that has the week.') shareNumber!: number;
  @Flag('True if they stay as the guest of another owner.') isGuest!: boolean;
}

@View('Everything about one user, for administrators.')
export class UserRecord {
  @One(AdminUser, 'The user, with their shares.') user!: AdminUser;
  @MomentOrNull('When a session of theirs was last used; null if none is open.')
  lastSeenAt!: Date | null;
  @Many(RecordStay, 'Their next 200 weeks, of every share, and those as a guest.')
  stays!: RecordStay[];
  @Int('Number of all their coming weeks.') stayCount!: number;
  @Many(RecordRequest, 'Their newest requests, open ones first.') requests!: RecordRequest[];
  @Int('Number of all their requests.') requestCount!: number;
  @Many(RecordSwap, 'Their swaps, pending ones first and then the newest.') swaps!: RecordSwap[];
  @Flag('Whether the audit log has actions on or by them.') hasActions!: boolean;
}
