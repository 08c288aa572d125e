import { Flag, Int, Many, One, Text, TextOrNull, View } from '../../../core/view/view';
import { DatedWeek } from '../../weeks/week.types';
import { TurnOrder } from '../draft.types';
import type { DraftOrder } from '../rules';

@View('A week that a share has or gets.')
export class FilledWeek extends DatedWeek {
  @Flag('True if the share gets it, false if it has it already.') isNew!: boolean;
}

@View('A share with all its weeks of a year.')
export class FilledShare {
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @TextOrNull('Name of the owners; null if the share is vacant.') ownerName!: string | null;
  @Many(FilledWeek, 'Its weeks, in calendar order.') weeks!: FilledWeek[];
}

@View('The weeks of a year as its rotation would give them, without wishes.')
export class RotationFill {
  @One(TurnOrder, 'Order of the rounds after the first: that of the latest draft, or SERPENTINE.')
  order!: DraftOrder;
  @Int('Number of weeks that shares get.') given!: number;
  @Int('Number of weeks that stay open.') left!: number;
  @Text('Names these weeks, for fillByRotation.') fingerprint!: string;
  @Many(FilledShare, 'The shares in the order of the year, and those that hold weeks as well.')
  shares!: FilledShare[];
}
