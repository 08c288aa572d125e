import { ArgsType, InputType } from 'type-graphql';
import { EmailInput, EnumInput, IntInput, TextInput } from '../../kit/input';
import { SortedPageArgs } from '../../kit/page';
import { ShareSort } from './admin-share.type';

@ArgsType()
export class AdminSharesArgs extends SortedPageArgs {
  @IntInput({ optional: true, description: 'Of this property only.' })
  propertyId?: number;

  @EnumInput(ShareSort, { optional: true, description: 'Defaults to the property.' })
  sort?: ShareSort;
}

@InputType()
export class AssignShareInput {
  @IntInput({ description: 'Who is to hold it.' })
  userId!: number;

  @IntInput({ description: 'The property that it is a share of.' })
  propertyId!: number;

  @IntInput({ max: 12, description: '1 to 12, and no more than the property has.' })
  shareNumber!: number;
}

@ArgsType()
export class ShareHandoverArgs {
  @IntInput({ description: 'The property that it is a share of.' })
  propertyId!: number;

  @IntInput({ max: 12, description: '1 to 12.' })
  shareNumber!: number;

  @EmailInput({ optional: true, description: 'Who is to get it.' })
  ownerEmail?: string;
}

@ArgsType()
export class ShareIdArgs {
  @IntInput()
  id!: number;
}

@ArgsType()
export class RemoveShareArgs extends ShareIdArgs {
  @IntInput({ optional: true, description: 'The version that was read.' })
  version?: number;
}

@InputType()
export class UpsertShareOwnerInput {
  @IntInput({ description: 'The property that it is a share of.' })
  propertyId!: number;

  @IntInput({ max: 12, description: '1 to 12, and no more than the property has.' })
  shareNumber!: number;

  @TextInput({ max: 200, description: 'First and last name.' })
  ownerName!: string;

  @EmailInput({ description: 'Finds the user, or makes one.' })
  ownerEmail!: string;

  @IntInput({
    min: 0,
    optional: true,
    description: 'The version that was read; 0 when nobody held it; without one, anything goes.',
  })
  version?: number;
}
