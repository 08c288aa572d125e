import { ArgsType, InputType } from 'type-graphql';
import { DateInput } from '../../../core/input/date-input';
import { EmailInput, EnumInput, NameInput, OwnersReasonInput } from '../../../core/input/input';
import { IdsInput } from '../../../core/input/list-input';
import { ShareMembersArgs } from '../members/share-members.inputs';
import { HandoverKind } from './planned-handover.types';

/** The first day of a new owner. */
export const HandoverDayInput = (description: string, options: { optional?: boolean } = {}) =>
  DateInput(description, { ...options, min: '2000-01-01', max: '2100-12-31' });

@InputType({ description: 'Shares that pass to one new owner; the user is created if necessary.' })
export class PlanHandoverInput {
  @IdsInput('Ids of the shares, at most 60, of one house or several.', { max: 60 })
  shareIds!: number[];
  @NameInput('First and last name of the new owner.', { max: 200 }) ownerName!: string;
  @EmailInput('E-mail address of the new owner.') ownerEmail!: string;
  @HandoverDayInput('Their first day, at each house (YYYY-MM-DD); a day to come.') day!: string;
  @EnumInput(HandoverKind, 'Why.') kind!: HandoverKind;
  @OwnersReasonInput() reason?: string;
}

@ArgsType()
export class CallOffHandoverArgs extends ShareMembersArgs {
  @OwnersReasonInput() reason?: string;
}
