import { defineEnum, type EnumOf } from '../../core/input/enum';
import { Flag, Id, Int, IntOrNull, Many, One, Text, TextOrNull, View } from '../../core/view/view';

@View('A holiday home owned in shares.', 'Property')
export class PropertyView {
  @Id('Id of the property.') id!: number;
  @Text('Name of the property.') name!: string;
  @Text('Location of the property.') location!: string;
  @TextOrNull('Address of the first of its pictures; null without one.')
  coverImageUrl!: string | null;
  @Int('Number of shares (1 to 12).') totalShares!: number;
  @Int('Number of weeks per share and year (1 to 52).') weeksPerShare!: number;
  @Flag('False if the property is no longer used.') isActive!: boolean;
  @Int('Year in which share 1 chooses first.') rotationBaseYear!: number;
  @Int('Weekday on which weeks start, from 1 (Monday) to 7 (Sunday).') changeoverWeekday!: number;
  @Text('Time zone as an IANA name, such as Europe/Zurich.') timeZone!: string;
  @Flag('Whether an administrator must approve swaps that both sides agreed to.')
  swapsNeedApproval!: boolean;
  @Int(
    'Number of days after a draft during which each share may claim only one open week; 0 for no limit.',
  )
  claimLimitDays!: number;
  @Int('Version for optimistic locking; pass it when updating.') version!: number;
}

@View('A page of properties.')
export class PropertyPage {
  @Many(PropertyView, 'Items of this page.') items!: PropertyView[];
  @Int('Number of items on all pages.') total!: number;
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

@View('A property with its allocation.')
export class AdminProperty {
  @One(PropertyView, 'The property.') property!: PropertyView;
  @Int('Number of shares with an owner.') allocatedShares!: number;
}

@View('A page of properties with their allocation.')
export class AdminPropertyPage {
  @Many(AdminProperty, 'Items of this page.') items!: AdminProperty[];
  @Int('Number of items on all pages.') total!: number;
}

@View('What people need to know to arrive at a property.')
export class Arrival {
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Text('Location of the property.') location!: string;
  @Text('Time zone of the property, as an IANA name.') timeZone!: string;
  @TextOrNull('From when guests may come in (HH:MM, at the house).') checkInTime!: string | null;
  @TextOrNull('Until when they leave (HH:MM, at the house).') checkOutTime!: string | null;
  @TextOrNull('Name of the wireless network.') wifiNetwork!: string | null;
  @TextOrNull('Password of the wireless network.') wifiPassword!: string | null;
  @TextOrNull('How to get in.') note!: string | null;
  @TextOrNull(
    'What to do before one leaves, one task per line; a line that begins with months, such as ‘Nov–Mar: …’, is for these.',
  )
  checklist!: string | null;
  @TextOrNull('The meters to read then, one per line.') meters!: string | null;
  @IntOrNull('How many people it sleeps.') sleeps!: number | null;
  @Int('Version for optimistic locking; pass it when saving.') version!: number;
}
