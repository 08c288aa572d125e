import { Id, Moment, MomentOrNull, Text, TextOrNull, View } from '../../../core/view/view';

@View('A provider by which people sign in.')
export class SignInProviderView {
  @Text('Its id in addresses.') id!: string;
  @Text('Its name.') name!: string;
}

@View('An account at a provider that signs you in.', 'SignInIdentity')
export class SignInIdentityView {
  @Id('Its id.') id!: number;
  @Text('Id of the provider in the settings.') provider!: string;
  @TextOrNull('The address that it had there when it was linked; null if it named none.')
  email!: string | null;
  @Moment('When it was linked.') createdAt!: Date;
  @MomentOrNull('When it last signed in; null if never.') usedAt!: Date | null;
}

@View('An account at a provider that has proved itself in this browser, and that you may link.')
export class PendingIdentityView {
  @Text('Id of the provider in the settings.') provider!: string;
  @TextOrNull('Its address there; null if it names none.') email!: string | null;
}
