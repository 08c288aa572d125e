import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum, type EnumOf } from '../../core/input/enum';

@ObjectType('Property', {
  description: 'A holiday home owned in shares.',
  simpleResolvers: true,
})
export class PropertyView {
  @Field(() => ID, { description: 'Id of the property.' })
  id!: number;

  @Field(() => String, { description: 'Name of the property.' })
  name!: string;

  @Field(() => String, { description: 'Location of the property.' })
  location!: string;

  @Field(() => Int, { description: 'Number of shares (1 to 12).' })
  totalShares!: number;

  @Field(() => Int, { description: 'Number of weeks per share and year (1 to 52).' })
  weeksPerShare!: number;

  @Field(() => Boolean, { description: 'False if the property is no longer used.' })
  isActive!: boolean;

  @Field(() => Int, { description: 'Year in which share 1 chooses first.' })
  rotationBaseYear!: number;

  @Field(() => Int, { description: 'Weekday on which weeks start, from 1 (Monday) to 7 (Sunday).' })
  changeoverWeekday!: number;

  @Field(() => String, { description: 'Time zone as an IANA name, such as Europe/Zurich.' })
  timeZone!: string;

  @Field(() => Boolean, {
    description: 'Whether an administrator must approve swaps that both sides agreed to.',
  })
  swapsNeedApproval!: boolean;

  @Field(() => Int, {
    description:
      'Number of days after a draft during which each share may claim only one open week; 0 for no limit.',
  })
  claimLimitDays!: number;

  @Field(() => Int, { description: 'Version for optimistic locking; pass it when updating.' })
  version!: number;
}

@ObjectType({ description: 'A page of properties.', simpleResolvers: true })
export class PropertyPage {
  @Field(() => [PropertyView], { description: 'Items of this page.' })
  items!: PropertyView[];

  @Field(() => Int, { description: 'Number of items on all pages.' })
  total!: number;
}

export const PropertySort = defineEnum('PropertySort', 'Sort key for properties.', {
  NAME: 'By name.',
  LOCATION: 'By location.',
  TOTAL_SHARES: 'By number of shares.',
  ALLOCATED: 'By number of shares that have an owner.',
  WEEKS_PER_SHARE: 'By weeks per share.',
  STATUS: 'Active properties first.',
});
export type PropertySort = EnumOf<typeof PropertySort>;

export const ShareAllocation = defineEnum('ShareAllocation', 'Which shares have an owner.', {
  ALL_ASSIGNED: 'Each share has an owner.',
  SOME_UNASSIGNED: 'At least one share has no owner.',
});
export type ShareAllocation = EnumOf<typeof ShareAllocation>;

export const PropertyDraft = defineEnum('PropertyDraft', 'Which drafts a property has.', {
  NONE: 'None is planned or open.',
  PLANNED: 'One is planned.',
  OPEN: 'One is running or paused.',
});
export type PropertyDraft = EnumOf<typeof PropertyDraft>;

@ObjectType({ description: 'A property with its allocation.', simpleResolvers: true })
export class AdminProperty {
  @Field(() => PropertyView, { description: 'The property.' })
  property!: PropertyView;

  @Field(() => Int, { description: 'Number of shares with an owner.' })
  allocatedShares!: number;
}

@ObjectType({ description: 'A page of properties with their allocation.', simpleResolvers: true })
export class AdminPropertyPage {
  @Field(() => [AdminProperty], { description: 'Items of this page.' })
  items!: AdminProperty[];

  @Field(() => Int, { description: 'Number of items on all pages.' })
  total!: number;
}

@ObjectType({
  description: 'What people need to know to arrive at a property.',
  simpleResolvers: true,
})
export class Arrival {
  @Field(() => ID, { description: 'Id of the property.' })
  propertyId!: number;

  @Field(() => String, { description: 'Name of the property.' })
  propertyName!: string;

  @Field(() => String, { description: 'Location of the property.' })
  location!: string;

  @Field(() => String, { description: 'Time zone of the property, as an IANA name.' })
  timeZone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'From when guests may come in (HH:MM, at the house).',
  })
  checkInTime!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Until when they leave (HH:MM, at the house).',
  })
  checkOutTime!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the wireless network.' })
  wifiNetwork!: string | null;

  @Field(() => String, { nullable: true, description: 'Password of the wireless network.' })
  wifiPassword!: string | null;

  @Field(() => String, { nullable: true, description: 'How to get in.' })
  note!: string | null;

  @Field(() => Int, { description: 'Version for optimistic locking; pass it when saving.' })
  version!: number;
}
