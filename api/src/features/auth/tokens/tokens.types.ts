import {
  Id,
  Many,
  Moment,
  MomentOrNull,
  One,
  Text,
  TextOrNull,
  View,
} from '../../../core/view/view';
import { AccessScope } from './access-token.entity';

@View(
  'An access token, with which a program acts for you; its secret is not stored.',
  'AccessToken',
)
export class AccessTokenView {
  @Id('Its id.') id!: string;
  @Text('The name that you gave it.') name!: string;
  @Many(AccessScope, 'What it lets a program do.') scopes!: AccessScope[];
  @Moment('When it was made.') createdAt!: Date;
  @Moment('When it expires.') expiresAt!: Date;
  @MomentOrNull('When it was last used, to the minute; null until it is used.')
  usedAt!: Date | null;
  @TextOrNull('The network that it was last used from; null until it is used.')
  network!: string | null;
}

@View('A new access token with its secret.')
export class CreatedAccessToken {
  @Text('The secret, which starts with fw_; it is shown only once.') secret!: string;
  @One(AccessTokenView, 'The token.') token!: AccessTokenView;
}
