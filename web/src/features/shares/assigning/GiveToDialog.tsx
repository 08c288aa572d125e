import { useState } from 'react';
import type { AdminSharePartsFragment } from '../../../generated/graphql';
import { today } from '../../../lib/dates/dates';
import type { SearchOption } from '../../../ui/choice/OptionList';
import type { Picker } from '../../../ui/choice/picker';
import { ReloadNotice } from '../../../ui/feedback/ReloadNotice';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { PlanQuestion } from '../handover/PlanQuestion';
import { AT_ONCE, WhenFields } from '../handover/WhenFields';
import { ownerOf, ownersOf } from '../owner';
import { useShareOwner } from '../use-share-owner';
import { GiveShareDialog } from './GiveShareDialog';

interface Props {
  share: AdminSharePartsFragment;
  UserPicker: Picker;
  onReload: () => Promise<unknown>;
  onClose: () => void;
}

/** Chooses who gets a share, today or on a day to come, and then asks, with the effect on its weeks, swaps and drafts. */
export function GiveToDialog({ share, UserPicker, onReload, onClose }: Props) {
  const { propertyId, propertyName, shareNumber } = share;
  const form = useShareOwner({ propertyId, shareNumber, share, onReload });
  const [user, setUser] = useState<SearchOption | null>(null);
  const { ownerName, ownerEmail } = form.problems;
  const [planning, setPlanning] = useState(AT_ONCE);
  const [isPlanned, setPlanned] = useState(false);
  const choose = (chosen: SearchOption | null) => {
    setUser(chosen);
    form.change({
      ownerName: chosen?.label ?? ownerOf(share),
      ownerEmail: chosen?.note ?? share.ownerEmail ?? '',
    });
  };
  const submit = async () => {
    if (planning.day > today()) setPlanned(true);
    else if (await form.submit()) onClose();
  };
  const reload = async () => {
    await onReload();
    onClose();
  };
  if (form.question) {
    return <GiveShareDialog {...{ shareNumber, owner: form.owner }} {...form.question} />;
  }
  if (isPlanned) {
    const { owner } = form;
    return <PlanQuestion shares={[share]} {...{ owner, ...planning, onClose }} />;
  }
  return (
    <FormDialog
      title={`Give share ${shareNumber} of ${propertyName}`}
      description={`It belongs to ${ownersOf(share) || 'no one'} now.`}
      submitLabel="Go on"
      disabled={!form.isReady}
      form={{ isBusy: form.isBusy, submit }}
      onClose={onClose}
    >
      {form.isOutdated && <ReloadNotice what="share" onReload={reload} />}
      <UserPicker
        label="New owner"
        value={user}
        error={ownerName ?? ownerEmail}
        onChange={choose}
      />
      {share.userId !== null && (
        <WhenFields
          {...planning}
          onChange={(changes) => setPlanning({ ...planning, ...changes })}
        />
      )}
    </FormDialog>
  );
}
