import { type Action, action } from '../../core/audiences/action';
import type { Announcement } from '../../core/audiences/announce';
import { type HappeningKind, happening } from '../../core/audiences/happening';
import { ownerEvents } from '../shares/steps/owner-events';
import { costsTopic } from './costs.events';

/** A change of a ledger, of which all who may see it are notified live. */
export interface CostNews {
  propertyId: number;
  /** Ids of those who may see the costs; null is skipped. */
  listeners: readonly (number | null)[];
  /** Entries of Home for the people concerned. */
  activity?: readonly Announcement[];
  /** The entry in the audit log, for who keeps the books. */
  audit?: Action | null;
}

const NEWS: HappeningKind<CostNews>['contents'] = {
  live: ({ propertyId, listeners }) =>
    ownerEvents(costsTopic, {
      owners: listeners.filter((id) => id !== null),
      event: { propertyId },
    }),
  activity: ({ activity = [] }) => activity,
};

/** News that the log keeps if someone who keeps the books has made them. */
const costNews = (kind: string) =>
  happening<CostNews>(kind, { audit: ({ audit = null }) => audit, ...NEWS });

export const costEntered = costNews('cost.enter');
export const costProposed = happening('cost.propose', NEWS);
export const costRefused = costNews('cost.refuse');
export const costWithdrawn = happening('cost.withdraw', NEWS);
export const periodClosed = costNews('cost.close');
export const entryReversed = costNews('cost.reverse');

export const ledgerSaved = costNews('cost.settings');
export const budgetSaved = costNews('cost.budget');
export const bookkeeperNamed = action('cost.bookkeeper');
