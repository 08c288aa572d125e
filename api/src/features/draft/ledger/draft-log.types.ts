import { defineEnum } from '../../../core/input/enum';
import {
  Flag,
  Id,
  Int,
  IntOrNull,
  MomentOrNull,
  One,
  Text,
  TextOrNull,
  View,
} from '../../../core/view/view';
import { DraftStatus } from '../draft-status';
import type { DraftEntry, LeftOutReason } from '../rules';

/** How far a draft is. */
@View()
export abstract class DraftProgress {
  @Id('Id of the draft.') id!: number;
  @One(DraftStatus, 'Current status.') status!: DraftStatus;
  @MomentOrNull('When it opens automatically, if scheduled.') opensAt!: Date | null;
  @MomentOrNull('When the current turn ends.') deadline!: Date | null;
  @IntOrNull('Number of the share whose turn it is.') turnShare!: number | null;
}

@View('An entry of a draft’s log.')
export class DraftLogEntry {
  @Int('Number of the entry, starting at 1.') seq!: number;
  @Text('When it happened (ISO 8601, UTC).') at!: string;
  @Text(
    'OPENED, PICKED, MISSED, PASSED, UNDONE, PAUSED, RESUMED, COMMITTED (another wish list of the share counts from here on), KEY_ADDED and KEY_REMOVED (a browser signs, or no longer does), ENDED or CLOCK_SET (the clock was corrected and the turn restarted).',
  )
  kind!: DraftEntry['kind'];
  @IntOrNull('Number of the share whose turn it was, or whose wish list changed.')
  share!: number | null;
  @IntOrNull('Number of the chosen week.') week!: number | null;
  @TextOrNull(
    'OWNER, WISH_LIST, NEUTRAL_RULE, DELEGATE (whom the owner named) or ADMINISTRATOR, for picks.',
  )
  by!: string | null;
  @TextOrNull(
    'Name of the administrator who opened, paused, resumed or undid, or took the share from its owner, or of the person who chose for the owner; null if no one did.',
  )
  who!: string | null;
  @TextOrNull(
    'Why a turn was skipped, a pick undone or made for the owner, or the draft paused or resumed.',
  )
  reason!: string | null;
  @TextOrNull('Why an administrator took the share from its owner, where its turn was skipped.')
  why!: string | null;
  @Flag('True if a browser of the person who chose has signed it.') isSigned!: boolean;
  @TextOrNull(
    'Name of the administrator who had given access to the session in which it was made; null if none had.',
  )
  resetBy!: string | null;
}

const LeftOutFor = defineEnum('LeftOutReason', 'Why a week is not in a draft.', {
  MAINTENANCE: 'It is kept for upkeep.',
  HELD: 'A share held it already.',
  PAST: 'It had begun.',
  OVERLAP: 'It overlaps the year before or after, which changes on another weekday.',
});

@View('A week of the year that is not in the draft.', 'LeftOutWeek')
export class LeftOutWeekView {
  @Int('Number of the week (1 to 53).') week!: number;
  @One(LeftOutFor, 'Why it is not in the draft.') reason!: LeftOutReason;
  @TextOrNull('Name of the administrator who kept it for maintenance; null if no one is known.')
  who!: string | null;
  @TextOrNull('Why they did, in their words.') why!: string | null;
}
