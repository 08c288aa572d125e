import { Int, Moment, Text, View } from '../../../core/view/view';

@View('An outside authority that has stamped the log of a draft.')
export class DraftWitness {
  @Text('Name of the authority in its certificate.') signer!: string;
  @Int('Number of the last entry that it has stamped.') seq!: number;
  @Moment('When it did.') at!: Date;
  @Int('How many stamps it has made.') count!: number;
}
