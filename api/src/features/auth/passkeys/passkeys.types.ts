import { Id, Moment, MomentOrNull, Text, TextOrNull, Texts, View } from '../../../core/view/view';

@View('One of your passkeys.', 'Passkey')
export class PasskeyView {
  @Id('Its id.') id!: number;
  @Text('The name that you gave it.') name!: string;
  @Moment('When it was added.') createdAt!: Date;
  @MomentOrNull('When it was last used; null if never.') usedAt!: Date | null;
}

@View('What a passkey has to answer, once and within 5 minutes.')
export class PasskeyQuestion {
  @Text('The challenge, in base64url.') challenge!: string;
  @Text('The host name to which passkeys belong.') rpId!: string;
  @Texts('Ids of the passkeys of the signed-in user, in base64url.') known!: readonly string[];
  @TextOrNull('For a new passkey: what it calls the user, in base64url.')
  userHandle!: string | null;
}
