import { useState } from 'react';
import type { AdminSharePartsFragment } from '../../../generated/graphql';
import { counted } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import type { Picker } from '../../../ui/choice/picker';
import { UserMinus, UserRoundCheck } from '../../../ui/icon/icons';
import { ExportSelected } from '../../../ui/selection/ExportSelected';
import type { ListBar } from '../../../ui/selection/matching';
import { SelectionBar } from '../../../ui/selection/selection';
import { REMOVAL, RemoveShareDialog } from '../handover/RemoveShareDialog';
import { HandOverShares } from './HandOverShares';
import { type OwnedShare, RemoveOwnersDialog } from './RemoveOwnersDialog';

const isOwned = (share: AdminSharePartsFragment): share is OwnedShare => share.userId !== null;

interface Props {
  shares: readonly AdminSharePartsFragment[];
  bar: ListBar;
  UserPicker: Picker;
}

/** Hands over the selected shares, removes their owners, where they have one, and exports them. */
export function SelectedShares({ shares, bar, UserPicker }: Props) {
  const [given, setGiven] = useState<readonly OwnedShare[]>();
  const [removed, setRemoved] = useState<readonly OwnedShare[]>();
  const owned = shares.filter(isOwned);
  const [only, ...others] = removed ?? [];
  const [first, ...rest] = given ?? [];
  return (
    <SelectionBar text={`${counted(shares.length, 'share')} selected`} {...bar}>
      <Button
        size="small"
        variant="secondary"
        icon={<UserRoundCheck size={16} aria-hidden />}
        disabled={owned.length === 0}
        onClick={() => setGiven(owned)}
      >
        Hand over…
      </Button>
      <Button
        size="small"
        variant="secondary"
        icon={<UserMinus size={16} aria-hidden />}
        disabled={owned.length === 0}
        onClick={() => setRemoved(owned)}
      >
        Remove owners
      </Button>
      <ExportSelected table="shares" rows={shares} />
      {first && (
        <HandOverShares
          shares={[first, ...rest]}
          UserPicker={UserPicker}
          onClose={(isDone) => {
            setGiven(undefined);
            if (isDone) bar.onClear();
          }}
        />
      )}
      {only && others.length === 0 && (
        <RemoveShareDialog
          share={only}
          words={REMOVAL.ofAssignment}
          onRemoved={bar.onClear}
          onClose={() => setRemoved(undefined)}
        />
      )}
      {removed && others.length > 0 && (
        <RemoveOwnersDialog
          shares={removed}
          onClose={(isDone) => {
            setRemoved(undefined);
            if (isDone) bar.onClear();
          }}
        />
      )}
    </SelectionBar>
  );
}
