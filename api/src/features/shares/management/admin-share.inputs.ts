import { ArgsType, InputType } from 'type-graphql';
import {
  BooleanInput,
  EmailInput,
  EnumInput,
  IdInput,
  IntInput,
  NameInput,
  OwnersReasonInput,
} from '../../../core/input/input';
import { IdsInput } from '../../../core/input/list-input';
import { SortedPageArgs } from '../../../core/input/numbered-page';
import { HandoverDayInput } from '../planned/planned-handover.inputs';
import { ShareOwnership, ShareSort } from './admin-share.type';

@ArgsType()
export class AdminSharesArgs extends SortedPageArgs {
  @IdInput('Only those of this property.', { optional: true }) propertyId?: number;
  @BooleanInput('Only active shares, or only inactive ones.', { optional: true })
  isActive?: boolean;
  @EnumInput(ShareOwnership, 'Only shares with an owner, or without; defaults to OWNED.', {
    optional: true,
  })
  ownership?: ShareOwnership;
  @EnumInput(ShareSort, 'Sort key; defaults to PROPERTY.', { optional: true }) sort?: ShareSort;
}

@InputType({ description: 'A share to assign.' })
export class AssignShareInput {
  @IdInput('Id of the new owner.') userId!: number;
  @IdInput('Id of the property.') propertyId!: number;
  @IntInput('Number of the share, from 1 to the number of shares of the property.', { max: 12 })
  shareNumber!: number;
  @BooleanInput('Whether the share takes part in drafts and claims; defaults to true.', {
    optional: true,
  })
  isActive?: boolean;
  @OwnersReasonInput() reason?: string;
}

@ArgsType()
export class ShareHandoverArgs {
  @IdInput('Id of the property.') propertyId!: number;
  @IntInput('Number of the share (1 to 12).', { max: 12 }) shareNumber!: number;
  @EmailInput('E-mail address of the new owner.', { optional: true }) ownerEmail?: string;
  @HandoverDayInput('A day to come on which it passes; at once without it.', { optional: true })
  day?: string;
}

@ArgsType()
export class ShareIdsArgs {
  @IdsInput('Ids of shares, at most 5,000.', { max: 5_000 }) shareIds!: number[];
  @HandoverDayInput('A day to come on which they pass; at once without it.', { optional: true })
  day?: string;
}

@ArgsType()
export class ShareIdArgs {
  @IdInput('Id of the share.') id!: number;
}

@ArgsType()
export class RemovalArgs {
  @IntInput('The version you read.', { optional: true }) version?: number;
  @OwnersReasonInput() reason?: string;
}

@ArgsType()
export class RemoveShareArgs extends RemovalArgs {
  @IdInput('Id of the share.') id!: number;
}

@InputType({ description: 'The owner of a share; the user is created if necessary.' })
export class UpsertShareOwnerInput {
  @IdInput('Id of the property.') propertyId!: number;
  @IntInput('Number of the share, from 1 to the number of shares of the property.', { max: 12 })
  shareNumber!: number;
  @NameInput('First and last name of the owner.', { max: 200 }) ownerName!: string;
  @EmailInput('E-mail address of the owner.') ownerEmail!: string;
  @OwnersReasonInput() reason?: string;
  @IntInput(
    'The version you read; 0 if the share was vacant; left out, the change is never refused as outdated.',
    { min: 0, optional: true },
  )
  version?: number;
}
