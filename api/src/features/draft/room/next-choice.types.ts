import {
  Id,
  Int,
  IntOrNull,
  Many,
  Moment,
  MomentOrNull,
  OneOrNull,
  Text,
  TextOrNull,
  View,
} from '../../../core/view/view';
import { DraftWeekView } from '../draft.types';
import { DraftProgress } from '../ledger/draft-log.types';

@View('The place of one of your shares.')
export class ChoicePlace {
  @Int('Number of your share (1 to 12).') shareNumber!: number;
  @Int('Place in the order of choice; 1 chooses first.') turn!: number;
}

@View('How far a draft is for you.')
export class NextDraft extends DraftProgress {
  @IntOrNull('Number of turns before that of your own shares; 0 if it is one of them now.')
  turnsBefore!: number | null;

  @MomentOrNull('About when it begins, if all turns before take their full time.')
  startsBy!: Date | null;

  @TextOrNull('Name of the owner who asked you to choose in the current turn.') choosesFor!:
    | string
    | null;

  @TextOrNull('Name of who paused it, while it is.') pausedBy!: string | null;

  @TextOrNull('The reason that they gave.') pauseReason!: string | null;

  @Many(DraftWeekView, 'The weeks that you have chosen so far.') weeks!: DraftWeekView[];
}

@View('The year that is chosen next in one of your properties.')
export class NextChoice {
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Text('Time zone of the property, as an IANA name.') timeZone!: string;
  @Int('Year whose weeks are chosen next.') year!: number;
  @Many(ChoicePlace, 'Places of your shares in that year, first to last.') places!: ChoicePlace[];
  @Int('Number of shares that choose.') outOf!: number;
  @OneOrNull(NextDraft, 'Its draft; null if none is planned.') draft!: NextDraft | null;
}

@View('Your weeks from a draft that has ended.')
export class DraftResult {
  @Id('Id of the property.') propertyId!: number;
  @Text('Name of the property.') propertyName!: string;
  @Int('Year whose weeks were drafted.') year!: number;
  @Moment('When the draft ended.') endedAt!: Date;
  @Many(DraftWeekView, 'Your weeks of that year, in calendar order.') weeks!: DraftWeekView[];
}
