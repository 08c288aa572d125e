import {
  Flag,
  Id,
  IdOrNull,
  Ids,
  Int,
  Ints,
  IntsOrNulls,
  Many,
  MomentOrNull,
  One,
  Text,
  TextOrNull,
  Texts,
  View,
} from '../../core/view/view';
import { DraftStatus } from '../draft/draft-status';
import { PropertyView } from '../properties/property.types';
import { RecordRequest, RecordSwap, RecordWeek } from './record.types';

@View('The weeks of a share in a year.')
export class RecordHolding {
  @Int('Year.') year!: number;
  @Ints('Numbers of its weeks.') weeks!: number[];
}

@View('A share of a property, with its owner.')
export class RecordShare {
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @Flag('False if it is inactive and gets no weeks.') isActive!: boolean;
  @IdOrNull('Id of the owner; null if it is vacant.') ownerId!: number | null;
  @TextOrNull('First owner, and how many others own it; null if it is vacant.') ownerName!:
    | string
    | null;
  @Ids('Ids of its owners who have no password.') withoutAccess!: number[];
  @Flag('Whether the first owner has a password.') hasAccess!: boolean;
  @MomentOrNull('When the owner was last invited; null if never, or once a password is set.')
  invitedAt!: Date | null;
  @Many(RecordHolding, 'Its weeks of this year and later.') holdings!: RecordHolding[];
}

@View('How far a year of a property is.')
export class RecordYear {
  @Int('Year.') year!: number;
  @Texts('First days of its weeks, in order (YYYY-MM-DD).') weekStarts!: string[];
  @IntsOrNulls('Number of the share that has each of its weeks; null if none has it.')
  shareNumbers!: (number | null)[];
  @Ints('Numbers of its weeks of maintenance.') maintenanceWeeks!: number[];
  @Int('Number of booked weeks.') bookedWeeks!: number;
  @Flag(
    'Whether an administrator has changed the seasons, holidays or maintenance that the calendar suggests.',
  )
  hasEditedSeasons!: boolean;
  @Flag('Whether its weeks are marked as agreed outside Fairweek.') isAgreedOutside!: boolean;
  @Flag('Whether owners may claim open weeks.') isOpenForClaims!: boolean;
}

@View('A draft of a property, in one line.')
export class RecordDraft {
  @Id('Id of the draft.') id!: number;
  @Int('The year whose weeks are chosen.') year!: number;
  @One(DraftStatus, 'Status.') status!: DraftStatus;
  @MomentOrNull('When it opens automatically; null if not.') opensAt!: Date | null;
  @MomentOrNull('When the current turn ends; null if none.') deadline!: Date | null;
  @TextOrNull('Why it could not open; null if it could.') problem!: string | null;
}

@View('A document of a property, without its text.')
export class RecordDocument {
  @Id('Id of the document.') id!: number;
  @Text('Title.') title!: string;
  @Text('Type, for example ‘House guide’.') documentType!: string;
  @Flag('Whether guests of the property may read it.') isForGuests!: boolean;
}

@View('Everything about one property, for administrators.')
export class PropertyRecord {
  @One(PropertyView, 'The property.') property!: PropertyView;
  @Many(RecordShare, 'Its shares by number, vacant ones included.') shares!: RecordShare[];
  @Many(RecordYear, 'This year and the next, by the clock of the house.') years!: RecordYear[];
  @Many(RecordDraft, 'Its latest drafts, the last year first.') drafts!: RecordDraft[];
  @Many(RecordRequest, 'Its newest open requests.') openRequests!: RecordRequest[];
  @Int('Number of all its open requests.') openRequestCount!: number;
  @Many(RecordDocument, 'Its documents, house guide first.') documents!: RecordDocument[];
  @Many(RecordSwap, 'Its swaps, pending ones first and then the newest.') swaps!: RecordSwap[];
  @Many(RecordWeek, 'Coming weeks of maintenance.') maintenance!: RecordWeek[];
  @Int('Number of users who are linked to it as guests.') guestCount!: number;
  @Flag('Whether it says what people need to know to arrive.') hasArrival!: boolean;
  @TextOrNull('Why it cannot be deleted, in a sentence; null if it can.')
  deletionProblem!: string | null;
  @Texts('The things deleted with it, in words.') deletedWith!: string[];
}
