import { ArgsType, InputType } from 'type-graphql';
import {
  BooleanInput,
  EmailInput,
  EnumInput,
  IdInput,
  IdsInput,
  IntInput,
  NameInput,
  OwnersReasonInput,
} from '../../core/input/input';
import { SortedPageArgs } from '../../core/input/page';
import { ShareOwnership, ShareSort } from './admin-share.type';

@ArgsType()
export class AdminSharesArgs extends SortedPageArgs {
  @IdInput({ optional: true, description: 'Only those of this property.' })
  propertyId?: number;

  @BooleanInput({ optional: true, description: 'Only active shares, or only inactive ones.' })
  isActive?: boolean;

  @EnumInput(ShareOwnership, {
    optional: true,
    description: 'Only shares with an owner, or without; defaults to OWNED.',
  })
  ownership?: ShareOwnership;

  @EnumInput(ShareSort, { optional: true, description: 'Sort key; defaults to PROPERTY.' })
  sort?: ShareSort;
}

@InputType({ description: 'A share to assign.' })
export class AssignShareInput {
  @IdInput({ description: 'Id of the new owner.' })
  userId!: number;

  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;

  @IntInput({
    max: 12,
    description: 'Number of the share, from 1 to the number of shares of the property.',
  })
  shareNumber!: number;

  @BooleanInput({
    optional: true,
    description: 'Whether the share takes part in drafts and claims; defaults to true.',
  })
  isActive?: boolean;

  @OwnersReasonInput()
  reason?: string;
}

@ArgsType()
export class ShareHandoverArgs {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;

  @IntInput({ max: 12, description: 'Number of the share (1 to 12).' })
  shareNumber!: number;

  @EmailInput({ optional: true, description: 'E-mail address of the new owner.' })
  ownerEmail?: string;
}

@ArgsType()
export class ShareIdsArgs {
  @IdsInput({ max: 5_000, description: 'Ids of shares, at most 5,000.' })
  shareIds!: number[];
}

@ArgsType()
export class ShareIdArgs {
  @IdInput({ description: 'Id of the share.' })
  id!: number;
}

@ArgsType()
export class RemovalArgs {
  @IntInput({ optional: true, description: 'The version you read.' })
  version?: number;

  @OwnersReasonInput()
  reason?: string;
}

@ArgsType()
export class RemoveShareArgs extends RemovalArgs {
  @IdInput({ description: 'Id of the share.' })
  id!: number;
}

@InputType({ description: 'The owner of a share; the user is created if necessary.' })
export class UpsertShareOwnerInput {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;

  @IntInput({
    max: 12,
    description: 'Number of the share, from 1 to the number of shares of the property.',
  })
  shareNumber!: number;

  @NameInput({ max: 200, description: 'First and last name of the owner.' })
  ownerName!: string;

  @EmailInput({ description: 'E-mail address of the owner.' })
  ownerEmail!: string;

  @OwnersReasonInput()
  reason?: string;

  @IntInput({
    min: 0,
    optional: true,
    description:
      'The version you read; 0 if the share was vacant; left out, the change is never refused as outdated.',
  })
  version?: number;
}
