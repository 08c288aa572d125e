import { swapDatesRefusal } from '@rules/swaps';
import { useState } from 'react';
import { useCreateWeekSwapMutation, WeekSwapsDocument } from '../../../generated/graphql';
import { isEqual } from '../../../lib/is-equal';
import { Columns } from '../../../ui/data/Columns';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import type { Picker } from '../../../ui/form/picker';
import type { SearchOption } from '../../../ui/form/SearchSelect';
import { Select } from '../../../ui/form/Select';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { Stack } from '../../../ui/layout/Stack';
import { FormDialog } from '../../../ui/overlay/FormDialog';

const shareOptions = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: `Share ${index + 1}`,
}));

const dateFields = [
  { name: 'currentWeekStart', label: 'Current Week Start' },
  { name: 'currentWeekEnd', label: 'Current Week End' },
  { name: 'preferredWeekStart', label: 'Preferred Week Start' },
  { name: 'preferredWeekEnd', label: 'Preferred Week End' },
] as const;

const noTexts = {
  userEmail: '',
  currentWeekStart: '',
  currentWeekEnd: '',
  preferredWeekStart: '',
  preferredWeekEnd: '',
};

const nothing = { ...noTexts, property: null, shareNumber: '', note: '' };

interface Props {
  PropertyPicker: Picker;
  onClose: () => void;
}

/** The Create Week Swap form (spec §2); every field but the note is required (§5). */
export function CreateSwapDialog({ PropertyPicker, onClose }: Props) {
  const [texts, setTexts] = useState(noTexts);
  const [property, setProperty] = useState<SearchOption | null>(null);
  const [shareNumber, setShareNumber] = useState('');
  const [note, setNote] = useState('');
  const [create] = useCreateWeekSwapMutation();
  const { attempt, isBusy } = useAttempt();

  const text = (name: keyof typeof noTexts) => ({
    value: texts[name],
    required: true,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTexts({ ...texts, [name]: target.value }),
  });
  const isFilled = Object.values(texts).every((value) => value.trim() !== '');
  const areDatesFilled = dateFields.every(({ name }) => texts[name] !== '');
  const refusal = areDatesFilled ? swapDatesRefusal(texts) : null;
  const isBegun = !isEqual({ ...texts, property, shareNumber, note }, nothing);
  const isReady = isFilled && property !== null && shareNumber !== '' && !refusal;

  const submit = async () => {
    if (!isReady || isBusy) return;
    const input = {
      ...texts,
      userEmail: texts.userEmail.trim(),
      propertyId: property.id,
      shareNumber: Number(shareNumber),
      requestNote: note.trim() || null,
    };
    const isDone = await attempt({
      action: () => create({ variables: { input } }),
      reread: [WeekSwapsDocument],
      success: { title: 'Week swap request created successfully' },
      failure: { title: 'Error', fallback: 'Failed to create week swap' },
    });
    if (isDone) onClose();
  };

  return (
    <FormDialog
      onSubmit={submit}
      title="Create Week Swap"
      description="Requests another week on behalf of the share’s owner."
      submitLabel="Create Swap Request"
      disabled={!isReady}
      isUnsaved={isBegun}
      busy={isBusy}
      onClose={onClose}
    >
      <Stack $gap={4}>
        <TextField
          label="User Email"
          type="email"
          autoComplete="off"
          maxLength={254}
          {...text('userEmail')}
        />
        <Columns>
          <PropertyPicker label="Property" value={property} onChange={setProperty} />
          <Select
            label="Share Number"
            required
            value={shareNumber}
            onValueChange={setShareNumber}
            options={shareOptions}
          />
          {dateFields.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              type="date"
              min="1900-01-01"
              max="2400-12-31"
              error={refusal?.field === name ? refusal.message : undefined}
              {...text(name)}
            />
          ))}
        </Columns>
        <TextArea
          label="Note (optional)"
          value={note}
          maxLength={2000}
          onChange={({ target }) => setNote(target.value)}
        />
      </Stack>
    </FormDialog>
  );
}
