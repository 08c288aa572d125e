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
import { PartArgs, SortedPageArgs } from '../../core/input/page';
import { PropertyDraft, PropertySort, ShareAllocation } from './property.types';
import { TIME_OF_DAY } from './property-arrival.entity';

@InputType({ description: 'A new property.' })
export class CreatePropertyInput {
  @NameInput({ max: 200, description: 'Name of the property.' })
  name!: string;

  @NameInput({ max: 200, description: 'Location of the property.' })
  location!: string;

  @IntInput({
    max: 7,
    optional: true,
    description: 'Weekday on which weeks start, from 1 (Monday) to 7 (Sunday); defaults to 6.',
  })
  changeoverWeekday?: number;

  @TimeZoneInput({
    optional: true,
    description: 'Time zone as an IANA name; defaults to that of the installation.',
  })
  timeZone?: string;
}

@ArgsType()
export class PropertiesArgs extends PartArgs {
  @TextInput({
    max: 100,
    optional: true,
    description: 'Search text in name and location; case is ignored.',
  })
  search?: string;
}

@ArgsType()
export class PropertyIdArgs {
  @IdInput({ description: 'Id of the property.' })
  id!: number;
}

@ArgsType()
export class SamePropertyArgs {
  @NameInput({ max: 200, description: 'Name of the property.' })
  name!: string;

  @NameInput({ max: 200, description: 'Location of the property.' })
  location!: string;

  @IdInput({ optional: true, description: 'Id of the property that is being renamed.' })
  exceptId?: number;
}

@ArgsType()
export class AdminPropertiesArgs extends SortedPageArgs {
  @EnumInput(PropertySort, { optional: true, description: 'Sort key; defaults to NAME.' })
  sort?: PropertySort;

  @BooleanInput({
    optional: true,
    description: 'Only active properties, or only inactive ones.',
  })
  isActive?: boolean;

  @EnumInput(ShareAllocation, {
    optional: true,
    description: 'Only properties whose shares all have an owner, or not.',
  })
  shares?: ShareAllocation;

  @EnumInput(PropertyDraft, {
    optional: true,
    description: 'Only properties with such a draft, or without any.',
  })
  draft?: PropertyDraft;
}

/** Changes to a property (limits of spec §9). */
@InputType()
class PropertyChange {
  @NameInput({ max: 200, updatable: true, description: 'Name of the property.' })
  name?: string;

  @NameInput({ max: 200, updatable: true, description: 'Location of the property.' })
  location?: string;

  @IntInput({
    max: 12,
    updatable: true,
    description: 'Number of shares (1 to 12), at least as many as have an owner.',
  })
  totalShares?: number;

  @IntInput({
    max: 52,
    updatable: true,
    description: 'Number of weeks per share and year (1 to 52).',
  })
  weeksPerShare?: number;

  @BooleanInput({ updatable: true, description: 'False if the property is no longer used.' })
  isActive?: boolean;

  @IntInput({
    max: 7,
    updatable: true,
    description:
      'Weekday on which weeks start, from 1 (Monday) to 7 (Sunday); applies to years whose weeks are not in use yet.',
  })
  changeoverWeekday?: number;

  @TimeZoneInput({
    updatable: true,
    description: 'Time zone as an IANA name, such as Europe/Zurich.',
  })
  timeZone?: string;

  @BooleanInput({
    updatable: true,
    description: 'Whether an administrator must approve swaps that both sides agreed to.',
  })
  swapsNeedApproval?: boolean;

  @IntInput({
    min: 0,
    max: 365,
    updatable: true,
    description:
      'Number of days after a draft during which each share may claim only one open week; 0 for no limit.',
  })
  claimLimitDays?: number;
}

@InputType({ description: 'Changes to a property; fields left out stay as they are.' })
export class UpdatePropertyInput extends PropertyChange {
  @IdInput({ description: 'Id of the property.' })
  id!: number;

  @IntInput({ description: 'The version you read.' })
  version!: number;
}

/** The body of the REST route; without a version the change is never refused as outdated. */
export class UpdatePropertyBody extends PropertyChange {
  @IntInput({ optional: true, description: 'The version you read.' })
  version?: number;
}

@ArgsType()
export class PropertyArgs {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;
}

const TimeInput = (description: string) =>
  PatternInput({
    pattern: new RegExp(TIME_OF_DAY),
    rule: 'be a time as HH:MM',
    optional: true,
    description,
  });

@InputType({ description: 'Arrival details; fields that are left out are removed.' })
export class SaveArrivalInput {
  @IdInput({ description: 'Id of the property.' })
  propertyId!: number;

  @TimeInput('From when guests may come in (HH:MM, at the house).')
  checkInTime?: string;

  @TimeInput('Until when they leave (HH:MM, at the house).')
  checkOutTime?: string;

  @TextInput({ max: 100, optional: true, description: 'Name of the wireless network.' })
  wifiNetwork?: string;

  @TextInput({ max: 100, optional: true, description: 'Password of the wireless network.' })
  wifiPassword?: string;

  @TextInput({ max: 2000, optional: true, description: 'How to get in.' })
  note?: string;

  @IntInput({ min: 0, optional: true, description: 'The version you read.' })
  version?: number;
}
