import {
  Id,
  Int,
  IntOrNull,
  Many,
  Moment,
  MomentOrNull,
  OneOrNull,
  Text,
  View,
} from '../../core/view/view';
import { DraftWeekView } from './draft.types';
import { DraftProgress } from './draft-progress.types';

@View('The place of one of your shares.')
export class ChoicePlace {
  @Int('Number of your share (1 to 12).') shareNumber!: number;
  @Int('Place in the order of choice; 1 chooses first.') turn!: number;
}

@View('How far a draft is for you.')
export class NextDraft extends DraftProgress {
  @Field(() => Int, {
    nullable: true,
    description:
      'Number of turns before the next one of a share of yours; 0 if it is the current one, null if none is to come.',
  })
  turnsBefore!: number | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it begins if all before it use their full time; null while no turn is running. A pause or second turns make it later.',
  })
  startsBy!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the owner for whom you may choose in the current turn, as they asked you to; null in all others.',
  })
  choosesFor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the administrator who paused it; null unless it is paused.',
  })
  pausedBy!: string | null;

  @Field(() => String, { nullable: true, description: 'The reason that they gave.' })
  pauseReason!: string | null;

  @Field(() => [DraftWeekView], { description: 'The weeks that you have chosen so far.' })
  weeks!: DraftWeekView[];
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
