import { defineEnum, type EnumOf } from '../../../core/input/enum';
import {
  Day,
  DayOrNull,
  Id,
  IdOrNull,
  Many,
  One,
  OneOrNull,
  Text,
  TextOrNull,
  View,
} from '../../../core/view/view';

export const HandoverKind = defineEnum('HandoverKind', 'Why a share passes to another owner.', {
  SALE: 'It was sold.',
  INHERITANCE: 'It was inherited.',
  GIFT: 'It was given.',
  OTHER: 'Another reason.',
});
export type HandoverKind = EnumOf<typeof HandoverKind>;

@View('A share that passes to another owner on a day to come.', 'PlannedHandover')
export class PlannedHandoverView {
  @Id('Id of the new owner.') userId!: number;
  @Text('Full name of the new owner.') name!: string;
  @Day('The first day that is theirs, at the property.') day!: string;
  @One(HandoverKind, 'Why.') kind!: HandoverKind;
  @TextOrNull('What the administrator wrote about it.') reason!: string | null;
}

@View('A time in which someone held a share.', 'ShareTenure')
export class ShareTenureView {
  @IdOrNull('Id of the owner; null for a former owner who is not known.') userId!: number | null;
  @Text('Full name of the owner who stood first; Former owner if that is not known.')
  name!: string;
  @DayOrNull('First day, at the property; null for the first known owner.')
  firstDay!: string | null;
  @DayOrNull('Last day; null if there is none.') lastDay!: string | null;
}

@View('Who has held a share, and to whom it passes.')
export class ShareHistory {
  @Id('Id of the share.') shareId!: number;
  @Many(ShareTenureView, 'Its owners, the latest first; one to come is the planned one.')
  tenures!: ShareTenureView[];
  @OneOrNull(PlannedHandoverView, 'The planned handover; null if there is none.')
  planned!: PlannedHandoverView | null;
}
