import { swapDatesRefusal } from '@rules/swaps';
import { useState } from 'react';
import styled from 'styled-components';
import { useCreateWeekSwapMutation, WeekSwapsDocument } from '../../../generated/graphql';
import { isEqual } from '../../../lib/is-equal';
import { errorField, errorText } from '../../../lib/network/error-text';
import { Columns } from '../../../ui/data/Columns';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { DateField } from '../../../ui/form/DateField';
import type { Picker } from '../../../ui/form/picker';
import { Select } from '../../../ui/form/Select';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { Stack } from '../../../ui/layout/Stack';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { color, radius, screen, size, space } from '../../../ui/theme/tokens';
import { SwapPickers } from './SwapPickers';
import { DATE_FIELDS, EMPTY_FORM, type SwapForm } from './swap-form';

const Heading = styled.h3`
  margin-bottom: ${space[3]};
  font-size: ${size.body};
`;
/** The choice from the calendar, and beside it the fields that it fills. */
const Halves = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: start;
  ${screen.desk} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;
const Calendar = styled.section`
  padding: ${space[4]};
  border-radius: ${radius.medium};
  border: 1px solid ${color.border};
`;

const shareOptions = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: `Share ${index + 1}`,
}));

interface Props {
  PropertyPicker: Picker;
  UserPicker: Picker;
  onClose: () => void;
}

/**
 * The Create Week Swap form (spec §2); every field but the note is required (§5). The pickers
 * fill the fields beside them, which can be edited.
 */
export function CreateSwapDialog({ PropertyPicker, UserPicker, onClose }: Props) {
  const [form, setForm] = useState(EMPTY_FORM);
  /** The field that the server refused, until it changes. */
  const [refused, setRefused] = useState<{ field: string; message: string }>();
  const [create] = useCreateWeekSwapMutation();
  const { attempt, isBusy } = useAttempt();

  const fill = (changes: Partial<SwapForm>) => {
    setForm({ ...form, ...changes });
    setRefused(undefined);
  };
  const { property, shareNumber, note, ...texts } = form;
  const areDatesFilled = DATE_FIELDS.every(({ name }) => texts[name] !== '');
  const refusal = areDatesFilled ? swapDatesRefusal(texts) : null;
  const errorOf = (field: string) =>
    [refusal, refused].find((problem) => problem?.field === field)?.message;
  const text = (name: keyof typeof texts) => ({
    value: texts[name],
    required: true,
    error: errorOf(name),
    onChange: ({ target }: { target: HTMLInputElement }) => fill({ [name]: target.value }),
  });
  const isFilled = Object.values(texts).every((value) => value.trim() !== '');
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
      onError: (error) => {
        const field = errorField(error);
        if (field) setRefused({ field, message: errorText(error, '') });
        return false;
      },
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
      isUnsaved={!isEqual(form, EMPTY_FORM)}
      busy={isBusy}
      onClose={onClose}
      size="large"
    >
      <Halves>
        <Calendar>
          <Heading>Fill from the calendar</Heading>
          <SwapPickers form={form} onFill={fill} UserPicker={UserPicker} />
        </Calendar>
        <section>
          <Heading>Request</Heading>
          <Stack $gap={4}>
            <TextField
              label="User Email"
              type="email"
              autoComplete="off"
              maxLength={254}
              {...text('userEmail')}
            />
            <Columns>
              <PropertyPicker
                label="Property"
                error={errorOf('propertyId')}
                value={property}
                onChange={(next) => fill({ property: next })}
              />
              <Select
                label="Share Number"
                required
                error={errorOf('shareNumber')}
                value={shareNumber}
                onValueChange={(next) => fill({ shareNumber: next })}
                options={shareOptions}
              />
              {DATE_FIELDS.map(({ name, label }) => (
                <DateField
                  key={name}
                  label={label}
                  min="1900-01-01"
                  max="2400-12-31"
                  {...text(name)}
                />
              ))}
            </Columns>
            <TextArea
              label="Note (optional)"
              value={note}
              maxLength={2000}
              onChange={({ target }) => fill({ note: target.value })}
            />
          </Stack>
        </section>
      </Halves>
    </FormDialog>
  );
}
