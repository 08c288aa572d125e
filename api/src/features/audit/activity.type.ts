import type { Piece } from '../../core/rules/sentence';
import { Many, Moment, Text, View } from '../../core/view/view';
import { SentencePartView } from './audit.types';

/** An entry of a list of recent events (spec §9 'activity list'). */
export const ACTIVITY_ENTRIES = 10;

@View('A recent event, as the home screen lists it.', 'Activity')
export class ActivityView {
  @Text('Unique key of the entry.') id!: string;
  @Moment('When it happened.') at!: Date;
  @Text('What happened, in one sentence.') text!: string;
  @Many(
    SentencePartView,
    'The same sentence in its parts, so that dates can be shown in the form of the reader.',
  )
  sentence!: Piece[];
  @Text('Path of the page with the details.') path!: string;
}
