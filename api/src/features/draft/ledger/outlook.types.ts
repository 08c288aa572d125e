import { Int, IntOrNull, Ints, Many, View } from '../../../core/view/view';

@View('The weeks that were usually still free at a turn.', 'OutlookTurn')
export class OutlookTurnView {
  @Int('Round, from 1.') round!: number;
  @Int('Place of the share in the year’s order; 1 chooses first.') place!: number;
  @Ints('Weeks that were free at this turn in every held draft.') always!: readonly number[];
  @Ints('Weeks that were free at it in two of three held drafts or more, but not in all.')
  usually!: readonly number[];
}

@View(
  'What the public logs of a property’s held drafts say about the weeks of a coming year. No wish list is read for it.',
)
export class DraftOutlook {
  @Ints('Years whose drafts were looked at; fewer than two say nothing.') years!: readonly number[];
  @Many(OutlookTurnView, 'By turn; empty with fewer than two drafts.')
  turns!: readonly OutlookTurnView[];
  @IntOrNull(
    'How many weeks would have been called usually free, each draft being foreseen from the others; only weeks that some share chose. Null with fewer than three drafts.',
  )
  called!: number | null;
  @IntOrNull('How many of those were free; or null.') right!: number | null;
}
