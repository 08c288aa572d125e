import { Id, Int, One, Text, TextOrNull, View } from '../../../core/view/view';
import { PhoneAudience } from '../../auth/user.entity';

@View('Your name, e-mail address and telephone number.')
export class MyProfile {
  @Id('Your id.') id!: number;
  @Text('First name.') firstName!: string;
  @Text('Last name.') lastName!: string;
  @Text('E-mail address.') email!: string;
  @TextOrNull('Telephone number; null for none.') phone!: string | null;
  @One(PhoneAudience, 'Who sees your telephone number.') phoneAudience!: `${PhoneAudience}`;
  @TextOrNull('Address of your picture; null for none.') profileImageUrl!: string | null;
  @TextOrNull('New e-mail address that waits for its code; null for none.')
  pendingEmail!: string | null;
  @Int('Version for optimistic locking; pass it when updating.') version!: number;
}
