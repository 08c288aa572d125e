import { defineEnum, type EnumOf } from '../../core/input/enum';
import {
  Flag,
  Id,
  Int,
  IntOrNull,
  Ints,
  Many,
  Moment,
  MomentOrNull,
  One,
  Text,
  TextOrNull,
  Texts,
  View,
} from '../../core/view/view';
import { DatedWeek } from '../weeks/week.types';
import { DraftStatus } from './draft-status';
import { DraftLogEntry, DraftProgress, LeftOutWeekView } from './ledger/draft-log.types';
import type { DraftOrder, RulesVersion } from './rules';

export const TurnOrder = defineEnum('TurnOrder', 'Order of the rounds after the first.', {
  SERPENTINE: 'The order is reversed in every second round.',
  STRAIGHT: 'The same order in every round.',
});
export type TurnOrder = EnumOf<typeof TurnOrder>;

@View('Rules chosen by an administrator; they are fixed once the draft opens.', 'DraftRules')
export class DraftRulesView {
  @Int('Version of the rules themselves.') version!: RulesVersion;
  @Int('Number of rounds; each share chooses one week per round.') rounds!: number;
  @One(TurnOrder, 'Order of the rounds after the first.') order!: DraftOrder;
  @Int('Length of a turn, in seconds.') windowSeconds!: number;
  @IntOrNull('Maximum holiday weeks per share before the last round; null for no limit.')
  holidayCap!: number | null;
  @IntOrNull('Maximum peak weeks per share; null: no limit.') peakCap!: number | null;
}

@View('A participating share.')
export class DraftSeat {
  @Id('Id of the share.') shareId!: number;
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @TextOrNull('Name of the owner; null if it is vacant.') ownerName!: string | null;
  @Flag('True if you own the share.') isMine!: boolean;
  @Flag('True if its owner lets you choose for it in this draft.') isDelegatedToMe!: boolean;
  @TextOrNull('Name of the person who chooses for it in this draft; for its owner only.')
  delegateName!: string | null;
  @MomentOrNull('Until when; null to the end of the draft, and if delegateName is.')
  delegatedUntil!: Date | null;
  @Text('Why the share has this place, in one sentence.') reason!: string;
}

@View('A week that can be chosen.', 'DraftWeek')
export class DraftWeekView extends DatedWeek {}

@View('The draft of a property and year, with everything that the rules need.', 'Draft')
export class DraftView {
  @Id('Id of the draft.') id!: number;
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Text('Time zone of the property, as an IANA name.') timeZone!: string;
  @Int('Year whose weeks are drafted.') year!: number;
  @One(DraftStatus, 'Current status.') status!: DraftStatus;
  @One(DraftRulesView, 'Rules chosen by an administrator.') rules!: DraftRulesView;
  @MomentOrNull('When it opens automatically, if scheduled.') opensAt!: Date | null;
  @TextOrNull('Why it could not open automatically, if so.') problem!: string | null;
  @Many(DraftSeat, 'Shares in order of choice; provisional while planned.') seats!: DraftSeat[];
  @Many(DraftWeekView, 'Weeks that can be chosen, in calendar order.') weeks!: DraftWeekView[];
  @Many(
    LeftOutWeekView,
    'Weeks of the year that are not in the draft, in calendar order; empty for drafts opened by earlier releases.',
  )
  leftOut!: LeftOutWeekView[];
  @Int(
    'How often administrators rehearsed it before its opening, earlier plans of the year included.',
  )
  rehearsals!: number;
  @Many(DraftLogEntry, 'All log entries, oldest first.') log!: DraftLogEntry[];
  @Int('Number of the last log entry.') seq!: number;
  @Text('Hash of the last log entry (SHA-256, in hex); empty before the opening.') head!: string;
  @MomentOrNull('When the current turn ends.') deadline!: Date | null;
  @IntOrNull('Time left of the current turn while paused, in milliseconds.') leftMs!: number | null;
  @Moment('Current time of the server, for countdowns.') serverTime!: Date;
  @Int('Version for optimistic locking; pass it to planDraft.') version!: number;
}

@View('Summary of a draft.')
export class DraftSummary extends DraftProgress {
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Text('Time zone of the property, as an IANA name.') timeZone!: string;
  @Int('Year whose weeks are drafted.') year!: number;
  @Flag('True if it is the turn of one of your shares.') isMyTurn!: boolean;
}

@View('A private wish list; only the owner of the share can read it.', 'WishList')
export class WishListView {
  @Id('Id of your share.') shareId!: number;
  @Int('Year whose weeks are drafted.') year!: number;
  @Ints('Week numbers, most wanted first.') weeks!: number[];
  @Flag('Whether to choose from it as soon as the turn comes.') isAutopilot!: boolean;
  @Ints('Weeks the share held the year before, as a starting point.') lastYear!: number[];
  @TextOrNull(
    'Your receipt: the log of the draft commits to it before the next turn. SHA-256 of the salt and the list; null until you save it.',
  )
  commitment!: string | null;
}

@View('A participating share, without its wishes.')
export class RehearsedSeat {
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @Flag('True if the owner has a wish list.') hasWishList!: boolean;
}

@View('Result of a simulated draft in which no owner chooses in person.')
export class Rehearsal {
  @Many(RehearsedSeat, 'Participating shares, in order of choice.') seats!: RehearsedSeat[];
  @IntOrNull(
    'Number of weeks chosen from wish lists, to the nearest five; null for fewer than three lists of other people, which are private.',
  )
  fromWishLists!: number | null;
  @IntOrNull(
    'Number of weeks given by the neutral rule, to the nearest five; null together with fromWishLists.',
  )
  byNeutralRule!: number | null;
  @Int('Number of weeks left over.') weeksLeft!: number;
  @Int('Maximum duration, if every turn is missed twice, in seconds.') longestSeconds!: number;
}

@View('What a share got in a year.')
export class LedgerYear {
  @Int('Number of the share (1 to 12).') shareNumber!: number;
  @Int('Year of the weeks.') year!: number;
  @Int('Number of weeks in peak season.') peak!: number;
  @Int('Number of weeks in high season.') high!: number;
  @Int('Number of weeks in low season.') low!: number;
  @Texts('Holidays in those weeks.') holidays!: string[];
  @Texts('Full names of the holders of those weeks; former owners of the share included.')
  holderNames!: string[];
  @IntOrNull('Number of first choices that were granted; null if there was no draft.')
  firstChoices!: number | null;
}
