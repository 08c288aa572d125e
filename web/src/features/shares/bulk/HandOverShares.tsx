import { useState } from 'react';
import { counted } from '../../../lib/text/format';
import type { SearchOption } from '../../../ui/choice/OptionList';
import type { Picker } from '../../../ui/choice/picker';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { PlanQuestion } from '../handover/PlanQuestion';
import { AT_ONCE, WhenFields } from '../handover/WhenFields';
import type { OwnedShare } from './RemoveOwnersDialog';

interface Props {
  shares: readonly [OwnedShare, ...OwnedShare[]];
  UserPicker: Picker;
  onClose: (isDone: boolean) => void;
}

/** Plans that several shares, such as those of an estate, pass to one person on a day to come. */
export function HandOverShares({ shares, UserPicker, onClose }: Props) {
  const [user, setUser] = useState<SearchOption | null>(null);
  const [planning, setPlanning] = useState(AT_ONCE);
  const [isAsked, setAsked] = useState(false);
  if (isAsked && user) {
    const owner = { ownerName: user.label, ownerEmail: user.note ?? '' };
    return <PlanQuestion {...{ shares, owner, ...planning, onClose }} />;
  }
  return (
    <FormDialog
      title={`Hand ${counted(shares.length, 'share')} over`}
      description="All of them pass to one person on a day to come. They are planned together, or none of them."
      submitLabel="Go on"
      disabled={!user || planning.day === ''}
      form={{ isBusy: false, submit: () => setAsked(true) }}
      isUnsaved={user !== null || planning.day !== ''}
      onClose={() => onClose(false)}
    >
      <UserPicker label="New owner" value={user} onChange={setUser} />
      <WhenFields
        isRequired
        {...planning}
        onChange={(changes) => setPlanning({ ...planning, ...changes })}
      />
    </FormDialog>
  );
}
