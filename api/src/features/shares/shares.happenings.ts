import { action } from '../../core/audiences/action';
import { announced } from '../../core/audiences/happening';

export const shareAssigned = action('share.assign');
export const shareRemoved = action('share.remove');

export {
  firstChanged,
  memberAdded,
  memberInvited,
  memberJoined,
  memberLeft,
} from './members/share-members.happenings';

export {
  handoverCalledOff,
  handoverCarriedOut,
  handoverPlanned,
  handoverTold,
} from './planned/planned-handovers.happenings';

/** A share passes to another owner, or to none, with its weeks and their guests. */
export const sharePassed = announced('share.passed');
