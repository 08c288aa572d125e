import { NewestFirstPage } from '../../core/input/cursor-page';
import { Id, IdOrNull, Many, Moment, One, TextOrNull, View } from '../../core/view/view';
import { SecurityEventKind } from './security-event.entity';

@View('An entry of the security log.', 'SecurityEvent')
export class SecurityEventView {
  @Id('Id of the entry.') id!: number;
  @One(SecurityEventKind, 'What happened.') kind!: SecurityEventKind;
  @IdOrNull('Id of the user whose account it is; null if no account has the address.')
  userId!: number | null;
  @TextOrNull("Full name of that user, 'Former owner' if deleted; null if there is none.")
  userName!: string | null;
  @TextOrNull('Full name of the user who acted, if it was another one.') actorName!: string | null;
  @TextOrNull("The client's network; null for the command line.") network!: string | null;
  @TextOrNull('Names the request in the log.') requestId!: string | null;
  @Moment('When it happened.') at!: Date;
}

@View('A page of the security log.')
export class SecurityEventPage extends NewestFirstPage {
  @Many(SecurityEventView, 'Entries, newest first.') items!: SecurityEventView[];
}
