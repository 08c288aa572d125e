import { InputType } from 'type-graphql';
import { IdInput, PatternInput } from '../../../core/input/input';
import { Int, Text, View } from '../../../core/view/view';
import { SignatureInput } from '../devices/devices.types';

@View('The end of a draft’s log as a browser of another owner has seen and signed it.')
export class SeenHead {
  @Int('Number of one of the shares of that owner.') share!: number;
  @Int('Number of the last entry.') seq!: number;
  @Text('Its hash.') head!: string;
  @Text('Public key of the browser.') key!: string;
  @Text('ECDSA with SHA-256 over the text that docs/draft-log.md names: r and s, in hex.')
  value!: string;
}

@InputType({ description: 'The end of a draft’s log as your browser has seen and signed it.' })
export class SeenHeadInput extends SignatureInput {
  @IdInput('Id of the draft.') draftId!: number;
  @PatternInput('Hash of the entry, in hex.', {
    pattern: /^[0-9a-f]{64}$/,
    rule: 'be a SHA-256 in hex',
  })
  head!: string;
}
