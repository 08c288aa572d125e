import { ArgsType, InputType } from 'type-graphql';
import { BooleanInput, EnumInput, IntInput, TextInput } from '../../kit/input';
import { SortedPageArgs } from '../../kit/page';
import { PropertySort } from './property.types';

@InputType()
export class CreatePropertyInput {
  @TextInput({ max: 200, description: 'How the house is called.' })
  name!: string;

  @TextInput({ max: 200, description: 'Where it stands.' })
  location!: string;
}

@ArgsType()
export class PropertiesArgs {
  @TextInput({ max: 100, optional: true, description: 'Part of a name or location.' })
  search?: string;

  @IntInput({ max: 100, optional: true, description: 'Page size; defaults to 50.' })
  first?: number;

  @IntInput({ min: 0, max: 1_000_000, optional: true, description: 'How many to pass over.' })
  offset?: number;
}

@ArgsType()
export class PropertyIdArgs {
  @IntInput()
  id!: number;
}

@ArgsType()
export class AdminPropertiesArgs extends SortedPageArgs {
  @EnumInput(PropertySort, { optional: true, description: 'Defaults to the name.' })
  sort?: PropertySort;
}

/** What is told of a property changes (limits of spec §9). */
@InputType()
class PropertyChange {
  @TextInput({ max: 200, optional: true, description: 'How the house is called.' })
  name?: string;

  @TextInput({ max: 200, optional: true, description: 'Where it stands.' })
  location?: string;

  @IntInput({ max: 12, optional: true, description: '1 to 12; no fewer than are held.' })
  totalShares?: number;

  @IntInput({ max: 52, optional: true, description: '1 to 52.' })
  weeksPerShare?: number;

  @BooleanInput({ optional: true, description: 'False once the property is no longer used.' })
  isActive?: boolean;

  @IntInput({
    max: 7,
    optional: true,
    description: '1 Monday to 7 Sunday, for years whose weeks nobody has worked with yet.',
  })
  changeoverWeekday?: number;

  @BooleanInput({
    optional: true,
    description: 'Whether swaps wait for an administrator after both sides agreed.',
  })
  swapsNeedApproval?: boolean;

  @IntInput({
    min: 0,
    max: 365,
    optional: true,
    description: 'Days after a draft during which each share may take one open week; 0: no limit.',
  })
  claimLimitDays?: number;
}

@InputType()
export class UpdatePropertyInput extends PropertyChange {
  @IntInput()
  id!: number;

  @IntInput({ description: 'The version that was read.' })
  version!: number;
}

/** The body of the REST route; without a version it changes whatever there is. */
export class UpdatePropertyBody extends PropertyChange {
  @IntInput({ optional: true, description: 'The version that was read.' })
  version?: number;
}
