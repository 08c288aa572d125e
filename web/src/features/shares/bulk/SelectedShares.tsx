import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { AdminSharePartsFragment } from '../../../generated/graphql';
import { counted } from '../../../lib/format';
import { Button } from '../../../ui/button/Button';
import { ExportSelected, isTooMany, selectedText } from '../../../ui/data/selected-rows';
import { SelectionBar } from '../../../ui/data/selection';
import { type OwnedShare, RemoveOwnersDialog } from './RemoveOwnersDialog';

const isOwned = (share: AdminSharePartsFragment): share is OwnedShare => share.userId !== null;

interface Props {
  shares: readonly AdminSharePartsFragment[];
  onClear: () => void;
}

/** Removes the owners of the selected shares, those that have one, and exports them. */
export function SelectedShares({ shares, onClear }: Props) {
  const [isRemoving, setRemoving] = useState(false);
  const owned = shares.filter(isOwned);
  return (
    <SelectionBar text={selectedText(shares, counted(shares.length, 'share'))} onClear={onClear}>
      <Button
        size="small"
        variant="secondary"
        icon={<UserMinus size={16} aria-hidden />}
        disabled={owned.length === 0 || isTooMany(shares)}
        onClick={() => setRemoving(true)}
      >
        Remove owners
      </Button>
      <ExportSelected table="shares" rows={shares} />
      {isRemoving && (
        <RemoveOwnersDialog
          shares={owned}
          onClose={(isDone) => {
            setRemoving(false);
            if (isDone) onClear();
          }}
        />
      )}
    </SelectionBar>
  );
}
