import { ArgsType, InputType } from 'type-graphql';
import { TelephoneInput } from '../../../core/input/contact-input';
import {
  EmailInput,
  EnumInput,
  IdInput,
  IntInput,
  NameInput,
  SecretInput,
} from '../../../core/input/input';
import { PhoneAudience } from '../../auth/user.entity';

@InputType({ description: 'Changes to your name and telephone number.' })
export class UpdateMyProfileInput {
  @NameInput('First name.', { max: 100 }) firstName!: string;
  @NameInput('Last name.', { max: 100 }) lastName!: string;
  @TelephoneInput('Telephone number; null for none.') phone?: string | null;
  @EnumInput(PhoneAudience, 'Who sees your telephone number.', { updatable: true })
  phoneAudience?: PhoneAudience;
  @IntInput('The version you read.') version!: number;
}

@ArgsType()
export class MyPictureArgs {
  @IdInput('Id of the file that you have uploaded.') fileId!: number;
}

@ArgsType()
export class ChangeMyEmailArgs {
  @EmailInput('The new e-mail address.') email!: string;
}

@ArgsType()
export class ConfirmMyEmailArgs {
  @SecretInput('The 6-digit code from the e-mail.') code!: string;
}

@ArgsType()
export class RestoreEmailArgs {
  @SecretInput('Token from the link in the e-mail.') token!: string;
}
