import {
  Flag,
  Id,
  Int,
  Ints,
  Many,
  Moment,
  One,
  OneOrNull,
  Text,
  TextOrNull,
  View,
} from '../../core/view/view';
import { RotationKind } from './rotation-kinds';

@View('A share’s place in the order of choice.')
export class RotationTurn {
  @Int('Place among the active shares that have an owner; 1 chooses first.') turn!: number;
  @Int('Position in the whole queue, which has 12 places in the rule over twelve.')
  position!: number;
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @TextOrNull('Full name of the owner; null if the share is vacant by now.')
  ownerName!: string | null;
  @Flag('True if you own the share.') isMine!: boolean;
  @Text('Why the share has this place, in one sentence.') reason!: string;
}

@View('A share that takes no part in the order of a year.')
export class AbsentShare {
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @TextOrNull('Full name of the owner; null if vacant.') ownerName!: string | null;
  @Flag('True if you own the share.') isMine!: boolean;
  @Flag('True if it has no owner now.') isVacant!: boolean;
  @Flag('True if it is inactive now.') isInactive!: boolean;
}

@View('The order of choice of one year.')
export class RotationYear {
  @Int('Year in which the weeks start.') year!: number;
  @Ints('Numbers of the shares, first choice first.') shareNumbers!: number[];
  @Flag('True if a draft was opened by this order.') isHeld!: boolean;
}

@View('An administrator’s choice of who is first in a year, and how the years go on.')
export class RotationSetting {
  @Int('The year for which the first choice was set.') year!: number;
  @TextOrNull('Why, in the administrator’s words.') reason!: string | null;
  @TextOrNull('Full name of the administrator.') changedByName!: string | null;
  @Moment('When it was set.') changedAt!: Date;
}

@View('The order in which the shares of a property choose in a year.')
export class Rotation {
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Int('Year in which the weeks start.') year!: number;
  @One(RotationKind, 'How the order changes from year to year.') kind!: RotationKind;
  @Int('Year in which the first of the queue chooses first: share 1 in the rule over twelve.')
  baseYear!: number;
  @Ints('Numbers of the shares that have a place, in the order of the base year’s queue.')
  queue!: number[];
  @Flag('True if a draft was opened by this order, which never changes then.') isHeld!: boolean;
  @OneOrNull(RotationSetting, 'The setting that counts in this year; null if none was ever made.')
  setting!: RotationSetting | null;
  @Text('How the rotation goes on, with the true figures of this property.') explanation!: string;
  @Many(RotationTurn, 'The active shares that have an owner, in order of choice.')
  turns!: RotationTurn[];
  @Many(
    AbsentShare,
    'The other shares, which are vacant or inactive or have joined since, by number.',
  )
  absent!: AbsentShare[];
  @Many(
    RotationYear,
    'The order of this year and of those after it: a whole cycle, and the year after.',
  )
  years!: RotationYear[];
}
