import { Flag, Int, Ints, Text, View } from '../../../core/view/view';

@View(
  'One of your wish lists as it was when the log of a draft committed to it; only you can read it.',
)
export class CommittedList {
  @Int('Number of the log entry that commits to it.') seq!: number;
  @Int('Number of your share (1 to 12).') shareNumber!: number;
  @Ints('Week numbers, most wanted first.') weeks!: number[];
  @Flag('Whether it was to choose as soon as the turn came.') isAutopilot!: boolean;
  @Text('The secret 32 bytes, in hex: SHA-256 of them and the list is the commitment in the log.')
  salt!: string;
}
