import { ArgsType, InputType } from 'type-graphql';
import { IdInput, IntInput, PatternInput } from '../../../core/input/input';
import { Id, Moment, Text, View } from '../../../core/view/view';

@View('A browser of yours that signs what you choose in drafts.', 'DeviceKey')
export class DeviceKeyView {
  @Id('Id of the key.') id!: number;
  @Text('The public key: a point on P-256, uncompressed, in hex.') key!: string;
  @Text('Name of the browser.') name!: string;
  @Moment('When it was added.') createdAt!: Date;
}

const KeyInput = (description: string) =>
  PatternInput(description, {
    pattern: /^04[0-9a-f]{128}$/,
    rule: 'be a point on P-256, uncompressed, in hex',
  });

@InputType({ description: 'A browser that signs for you from here on.' })
export class DeviceKeyInput {
  @KeyInput('The public key: a point on P-256, uncompressed, in hex.') key!: string;
}

@ArgsType()
export class RemoveDeviceKeyArgs {
  @IdInput('Id of the key.') id!: number;
}

@InputType({ description: 'The signature of a browser of yours.' })
export class SignatureInput {
  @IntInput('Number of the log entry whose hash is signed; it must be the last.') seq!: number;
  @KeyInput('Public key of the browser.') key!: string;
  @PatternInput('ECDSA with SHA-256 over the text that docs/draft-log.md names: r and s, in hex.', {
    pattern: /^[0-9a-f]{128}$/,
    rule: 'be r and s of a signature, in hex',
  })
  value!: string;
}
