import {
  Flag,
  Id,
  Int,
  Ints,
  Many,
  Moment,
  MomentOrNull,
  One,
  Text,
  TextOrNull,
  View,
} from '../../core/view/view';
import { DatedWeek } from '../weeks/week.types';
import { ExchangeStatus } from './exchange-status';

@View('A week of the calendar with its dates.')
export class ExchangeWeek extends DatedWeek {}

@View('The weeks that you would take for one of yours; only you can read them.', 'SwapWishes')
export class SwapWishesView {
  @Id('Id of your booking.') bookingId!: number;
  @Ints('Numbers of weeks of the same year, most wanted first.') weeks!: number[];
  @Moment('When you started the list.') createdAt!: Date;
}

@View(
  'An exchange that was found for you: what you give and get, and nothing of others.',
  'ExchangeProposal',
)
export class ExchangeProposalView {
  @Id('Id of the exchange.') id!: number;
  @One(ExchangeStatus, 'OPEN or AGREED.') status!: ExchangeStatus;
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Text('Time zone of the property, as an IANA name.') timeZone!: string;
  @Int('Number of your share (1 to 12).') shareNumber!: number;
  @One(ExchangeWeek, 'The week that you give.') give!: ExchangeWeek;
  @One(ExchangeWeek, 'The week that you get.') get!: ExchangeWeek;
  @Flag('True if no share holds the week that you get.') isOpenWeek!: boolean;
  @Int('How many owners take part, you included.') ownerCount!: number;
  @Int('How many of them have said yes.') agreedCount!: number;
  @Flag('True if you have said yes.') hasAgreed!: boolean;
  @Flag('True if an administrator must approve it.') needsApproval!: boolean;
  @Moment('When it ends unless every owner has said yes.') expiresAt!: Date;
}

@View('An exchange that was found for you and did not go through.', 'EndedExchange')
export class EndedExchangeView {
  @Id('Id of this entry.') id!: number;
  @Text('Name of the property.') propertyName!: string;
  @One(ExchangeWeek, 'The week that you would have given.') give!: ExchangeWeek;
  @One(ExchangeWeek, 'The week that you would have got.') get!: ExchangeWeek;
  @Text('Why it did not go through, as a sentence without names.') reason!: string;
  @Moment('When it ended.') endedAt!: Date;
}

@View('What one share gives and gets in an exchange.')
export class ExchangeLeg {
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @TextOrNull('Full name of the owner; only where an administrator decides.')
  ownerName!: string | null;
  @Int('Number of the week given.') week!: number;
  @Int('Number of the week received.') getsWeek!: number;
  @One(ExchangeWeek, 'The week given, with its dates.') gives!: ExchangeWeek;
  @One(ExchangeWeek, 'The week received, with its dates.') gets!: ExchangeWeek;
  @Flag('True if no share held the week received.') isOpenWeek!: boolean;
}

@View('An exchange with all its legs.')
export class ExchangeRecord {
  @Id('Id of the exchange.') id!: number;
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Int('Year of the weeks.') year!: number;
  @MomentOrNull('When the weeks were exchanged.') endedAt!: Date | null;
  @Many(ExchangeLeg, 'What each share gives and gets, by week.') legs!: ExchangeLeg[];
  @TextOrNull(
    'Which pending swaps have one of its weeks, as a sentence; null if there are none. Only where an administrator decides.',
  )
  rival!: string | null;
  @TextOrNull(
    'What its approval does to those swaps, as a sentence; null if it cancels none. Only where an administrator decides.',
  )
  rivalOutcome!: string | null;
}

@View('The result of approving an exchange.')
export class ApprovedExchange {
  @One(ExchangeStatus, 'DONE, or ENDED if one of the weeks can no longer be exchanged.')
  status!: ExchangeStatus;
  @Int('How many pending swaps of its weeks that cancelled.') othersCancelled!: number;
}
