import {
  useWeekSwapsQuery,
  type WeekSwapPartsFragment,
  WeekSwapsDocument,
  type WeekSwapsQueryVariables,
} from '../../../generated/graphql';
import { useReadAll } from '../../../lib/list/use-read-all';
import { Button } from '../../../ui/button/Button';
import { Check, X } from '../../../ui/icon/icons';
import { ExportSelected } from '../../../ui/selection/ExportSelected';
import { SelectAll } from '../../../ui/selection/SelectAll';
import { type Selection, SelectionBar } from '../../../ui/selection/selection';
import { type Action, swaps as counted } from './decide/decision-words';

/** Which of those that wait are listed. */
function whichText(isPossible: boolean | null | undefined): string {
  if (typeof isPossible !== 'boolean') return 'that wait';
  return isPossible ? 'that can be approved' : 'that cannot be approved';
}

interface Props {
  swaps: readonly WeekSwapPartsFragment[];
  selection: Selection<WeekSwapPartsFragment>;
  /** The search and filters of the list, besides the status. */
  narrowedTo: Pick<WeekSwapsQueryVariables, 'search' | 'id' | 'propertyId' | 'isPossible'>;
  onDecide: (action: Action) => void;
}

/** Decides on the selected swaps, exports them, and selects all that wait. */
export function SelectedSwaps({ swaps, selection, narrowedTo, onDecide }: Props) {
  const waiting = { ...narrowedTo, status: null, isWaiting: true };
  const { data } = useWeekSwapsQuery({ variables: { ...waiting, first: 1, offset: 0 } });
  const { readAll, isReading } = useReadAll({
    query: WeekSwapsDocument,
    variables: waiting,
    itemsOf: ({ weekSwaps }) => weekSwaps.items,
  });
  const total = data?.weekSwaps.total ?? 0;
  return (
    <SelectionBar
      text={`${counted(swaps.length)} selected`}
      more={
        swaps.length < total && (
          <SelectAll
            {...{ total, isReading }}
            which={whichText(narrowedTo.isPossible)}
            onSelect={() => selection.addRead(readAll())}
          />
        )
      }
      onClear={selection.clear}
    >
      <ExportSelected table="swaps" rows={swaps} />
      <Button
        size="small"
        variant="secondary"
        icon={<X size={16} aria-hidden />}
        onClick={() => onDecide('decline')}
      >
        Decline
      </Button>
      <Button
        size="small"
        disabled={swaps.every(({ obstacle }) => obstacle)}
        icon={<Check size={16} aria-hidden />}
        onClick={() => onDecide('approve')}
      >
        Approve
      </Button>
    </SelectionBar>
  );
}
