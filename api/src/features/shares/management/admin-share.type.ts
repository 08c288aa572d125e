import { defineEnum, type EnumOf } from '../../../core/input/enum';
import { Flag, Id, IdOrNull, Int, Many, Text, TextOrNull, View } from '../../../core/view/view';

@View('A share and its owner, for administrators.')
export class AdminShare {
  @Id('Id of the share.') id!: number;
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @IdOrNull('Id of the owner; null if the share is vacant.') userId!: number | null;
  @TextOrNull('First name of the owner.') ownerName!: string | null;
  @TextOrNull('Last name of the owner.') ownerLastName!: string | null;
  @TextOrNull('E-mail address of the owner.') ownerEmail!: string | null;
  @Int('Number of owners besides the one who stands first.') othersCount!: number;
  @Flag('False if the share is inactive: it takes no part in the rotation and gets no weeks.')
  isActive!: boolean;
  @Int('Version for optimistic locking; pass it when updating.') version!: number;
}

export const ShareSort = defineEnum('ShareSort', 'Sort key for shares.', {
  PROPERTY: 'By name of the property.',
  NUMBER: 'By share number.',
  OWNER: 'By name of the owner.',
  STATUS: 'Active shares first.',
});
export type ShareSort = EnumOf<typeof ShareSort>;

export const ShareOwnership = defineEnum('ShareOwnership', 'Whether shares have an owner.', {
  OWNED: 'Shares with an owner.',
  VACANT: 'Vacant shares: those that lost their owner, not numbers that were never assigned.',
  ANY: 'Both.',
});
export type ShareOwnership = EnumOf<typeof ShareOwnership>;

@View('A page of shares.')
export class AdminSharePage {
  @Many(AdminShare, 'Items of this page.') items!: AdminShare[];
  @Int('Number of items on all pages.') total!: number;
}

@View('A week held by a share.')
export class HeldWeek {
  @Int('Year in which the week starts.') year!: number;
  @Int('Number of the week (1 to 53).') week!: number;
  @Text('Check-in day (YYYY-MM-DD).') startDate!: string;
  @Text('Check-out day (YYYY-MM-DD).') endDate!: string;
}

@View('A share’s part in a draft that has not ended.')
export class DraftPart {
  @Int('Year whose weeks are drafted.') year!: number;
  @Flag('True once the draft has opened.') hasBegun!: boolean;
  @Flag('True if it is this share’s turn.') isItsTurn!: boolean;
  @Int('Number of weeks the share has chosen so far.') chosenWeeks!: number;
}

@View('The effects of changing the owner of a share.')
export class ShareHandover {
  @TextOrNull('Full name of the owner; null if the share is vacant.') ownerName!: string | null;
  @TextOrNull('Full name of the user with the given e-mail address; null if there is none.')
  receiverName!: string | null;
  @Many(HeldWeek, 'Weeks that have not begun; they stay with the share, without their guests.')
  weeks!: HeldWeek[];
  @Int('Number of pending swaps with a week of the share; they will end.') pendingSwaps!: number;
  @Many(DraftPart, 'Drafts that have not ended; a share without an owner takes no turns.')
  drafts!: DraftPart[];
}

@View('The effects of removing the owners of several shares.')
export class HandoverCounts {
  @Int('Number of weeks that have not begun; they stay with the shares, without their guests.')
  weeks!: number;
  @Int('Number of pending swaps with weeks of the shares; they will end.') pendingSwaps!: number;
  @Int('Number of drafts under way in which the shares take no more turns.') runningDrafts!: number;
}
