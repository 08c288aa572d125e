import { NewestFirstPage } from '../../core/input/cursor-page';
import type { Piece } from '../../core/rules/sentence';
import { Id, Many, Moment, Text, View } from '../../core/view/view';
import { SentencePartView } from '../audit/audit.types';

@View('What an administrator did about a house, as its owners read it.')
export class HouseAction {
  @Id('Id of the action.') id!: number;
  @Moment('When it happened.') at!: Date;
  @Text('What happened, in one sentence that starts with the name of the administrator.')
  text!: string;
  @Many(
    SentencePartView,
    'The same sentence in its parts, so that dates can be shown in the form of the reader.',
  )
  sentence!: Piece[];
}

@View('A page of actions about a house.')
export class HouseActionPage extends NewestFirstPage {
  @Many(HouseAction, 'Actions, newest first.') items!: HouseAction[];
}
