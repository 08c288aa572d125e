import { ArgsType, InputType } from 'type-graphql';
import {
  BooleanInput,
  EnumInput,
  IdInput,
  IntInput,
  NameInput,
  PatternInput,
  TextInput,
  TimeZoneInput,
} from '../../core/input/input';
import { PartArgs, SortedPageArgs } from '../../core/input/numbered-page';
import { PropertyDraft, PropertySort, ShareAllocation } from './property.types';
import { TIME_OF_DAY } from './property-arrival.entity';

@InputType({ description: 'A new property.' })
export class CreatePropertyInput {
  @NameInput('Name of the property.', { max: 200 }) name!: string;
  @NameInput('Location of the property.', { max: 200 }) location!: string;
  @IntInput('Weekday on which weeks start, from 1 (Monday) to 7 (Sunday); defaults to 6.', {
    max: 7,
    optional: true,
  })
  changeoverWeekday?: number;
  @TimeZoneInput('Time zone as an IANA name; defaults to that of the installation.', {
    optional: true,
  })
  timeZone?: string;
}

@ArgsType()
export class PropertiesArgs extends PartArgs {
  @TextInput('Search text in name and location; case is ignored.', { max: 100, optional: true })
  search?: string;
}

@ArgsType()
export class PropertyIdArgs {
  @IdInput('Id of the property.') id!: number;
}

@ArgsType()
export class SamePropertyArgs {
  @NameInput('Name of the property.', { max: 200 }) name!: string;
  @NameInput('Location of the property.', { max: 200 }) location!: string;
  @IdInput('Id of the property that is being renamed.', { optional: true }) exceptId?: number;
}

@ArgsType()
export class AdminPropertiesArgs extends SortedPageArgs {
  @EnumInput(PropertySort, 'Sort key; defaults to NAME.', { optional: true }) sort?: PropertySort;
  @BooleanInput('Only active properties, or only inactive ones.', { optional: true })
  isActive?: boolean;
  @EnumInput(ShareAllocation, 'Only properties whose shares all have an owner, or not.', {
    optional: true,
  })
  shares?: ShareAllocation;
  @EnumInput(PropertyDraft, 'Only properties with such a draft, or without any.', {
    optional: true,
  })
  draft?: PropertyDraft;
}

/** Changes to a property (limits of spec §9). */
@InputType()
class PropertyChange {
  @NameInput('Name of the property.', { max: 200, updatable: true }) name?: string;
  @NameInput('Location of the property.', { max: 200, updatable: true }) location?: string;
  @IntInput('Number of shares (1 to 12), at least as many as have an owner.', {
    max: 12,
    updatable: true,
  })
  totalShares?: number;
  @IntInput('Number of weeks per share and year (1 to 52).', { max: 52, updatable: true })
  weeksPerShare?: number;
  @BooleanInput('False if the property is no longer used.', { updatable: true }) isActive?: boolean;
  @IntInput(
    'Weekday on which weeks start, from 1 (Monday) to 7 (Sunday); applies to years whose weeks are not in use yet.',
    { max: 7, updatable: true },
  )
  changeoverWeekday?: number;
  @TimeZoneInput('Time zone as an IANA name, such as Europe/Zurich.', { updatable: true })
  timeZone?: string;
  @BooleanInput('Whether an administrator must approve swaps that both sides agreed to.', {
    updatable: true,
  })
  swapsNeedApproval?: boolean;
  @IntInput(
    'Number of days after a draft during which each share may claim only one open week; 0 for no limit.',
    { min: 0, max: 365, updatable: true },
  )
  claimLimitDays?: number;
}

@InputType({ description: 'Changes to a property; fields left out stay as they are.' })
export class UpdatePropertyInput extends PropertyChange {
  @IdInput('Id of the property.') id!: number;
  @IntInput('The version you read.') version!: number;
}

/** The body of the REST route; without a version the change is never refused as outdated. */
export class UpdatePropertyBody extends PropertyChange {
  @IntInput('The version you read.', { optional: true }) version?: number;
}

@ArgsType()
export class PropertyArgs {
  @IdInput('Id of the property.') propertyId!: number;
}

const TimeInput = (description: string) =>
  PatternInput(description, {
    pattern: new RegExp(TIME_OF_DAY),
    rule: 'be a time as HH:MM',
    optional: true,
  });

@InputType({ description: 'Arrival details; fields that are left out are removed.' })
export class SaveArrivalInput {
  @IdInput('Id of the property.') propertyId!: number;
  @TimeInput('From when guests may come in (HH:MM, at the house).') checkInTime?: string;
  @TimeInput('Until when they leave (HH:MM, at the house).') checkOutTime?: string;
  @TextInput('Name of the wireless network.', { max: 100, optional: true }) wifiNetwork?: string;
  @TextInput('Password of the wireless network.', { max: 100, optional: true })
  wifiPassword?: string;
  @TextInput('How to get in.', { max: 2000, optional: true }) note?: string;
  @TextInput('What to do before one leaves, one task per line; a line may begin with months.', {
    max: 4000,
    optional: true,
  })
  checklist?: string;
  @TextInput('The meters to read then, one per line, at most 10.', { max: 500, optional: true })
  meters?: string;
  @IntInput('How many people it sleeps.', { max: 99, optional: true }) sleeps?: number;
  @IntInput('The version you read.', { min: 0, optional: true }) version?: number;
}
