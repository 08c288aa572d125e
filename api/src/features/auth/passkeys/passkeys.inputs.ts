import { ArgsType, InputType } from 'type-graphql';
import { BooleanInput, IdInput, NameInput, PatternInput } from '../../../core/input/input';

/** Longest part of an answer, in characters; that of an RSA key has some 700. */
const MAX_PART = 4_000;

const Base64Input = (description: string) =>
  PatternInput(description, {
    pattern: new RegExp(`^[\\w-]{1,${MAX_PART}}$`),
    rule: `be at most ${MAX_PART} characters of base64url`,
  });

/** Parts of each answer; PublicKeyCredential names them. */
@InputType()
class PasskeyAnswer {
  @Base64Input('clientDataJSON, in base64url.') clientData!: string;
  @Base64Input('authenticatorData, in base64url.') authenticatorData!: string;
}

@InputType({ description: 'The answer of a passkey that proves itself.' })
export class PasskeyProofInput extends PasskeyAnswer {
  @Base64Input('Id of the passkey, in base64url.') passkey!: string;
  @Base64Input('signature, in base64url.') signature!: string;
}

@InputType({ description: 'The answer of a passkey that signs in.' })
export class PasskeyLoginInput extends PasskeyProofInput {
  @BooleanInput(
    'Whether to start an administrator session; ignored unless the user is an administrator.',
    { optional: true },
  )
  isAdmin?: boolean;
}

@InputType({ description: 'A new passkey.' })
export class NewPasskeyInput extends PasskeyAnswer {
  @NameInput('A name to recognise it by.', { max: 100 }) name!: string;
  @Base64Input('The public key as SubjectPublicKeyInfo, in base64url.') publicKey!: string;
}

@ArgsType()
export class PasskeyArgs {
  @IdInput('Id of the passkey.') id!: number;
}
