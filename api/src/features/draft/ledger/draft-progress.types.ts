import { Id, IntOrNull, MomentOrNull, One, View } from '../../../core/view/view';
import { DraftStatus } from '../draft-status';

/** How far a draft is. */
@View()
export abstract class DraftProgress {
  @Id('Id of the draft.') id!: number;
  @One(DraftStatus, 'Current status.') status!: DraftStatus;
  @MomentOrNull('When it opens automatically, if scheduled.') opensAt!: Date | null;
  @MomentOrNull('When the current turn ends.') deadline!: Date | null;
  @IntOrNull('Number of the share whose turn it is.') turnShare!: number | null;
}
