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
import { usePerson } from './use-person';

const Heading = styled.h3`
  font-size: ${size.body};
`;
/** What is chosen leads. */
const Choice = styled.section`
  display: grid;
  gap: ${space[3]};
`;
/** What follows from the choice. */
const Result = styled.section`
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.sunken};
`;
const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${size.small};
`;
const Fields = styled(Columns)`
  ${screen.desk} {
    grid-template-columns: 2fr 2fr 1fr;
  }
`;
const Dates = styled(Columns)`
  ${screen.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${screen.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
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
 * lead and fill the fields below them, which can be edited.
 */
export function CreateSwapDialog({ PropertyPicker, UserPicker, onClose }: Props) {
  const [form, setForm] = useState(EMPTY_FORM);
  const { person, setPicked } = usePerson(form.userEmail);
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
      <Stack $gap={4}>
        <Choice>
          <Heading>Who, and which weeks</Heading>
          <SwapPickers
            {...{ form, person, UserPicker }}
            onPerson={(next) => {
              setPicked(next);
              fill({ ...EMPTY_FORM, userEmail: next?.note ?? '', note });
            }}
            onFill={fill}
          />
        </Choice>
        <Result>
          <Stack $gap={3}>
            <div>
              <Heading>Request</Heading>
              <Muted>Filled in from the choice above. Every field can be edited.</Muted>
            </div>
            <Fields>
              <TextField
                label="User Email"
                type="email"
                autoComplete="off"
                maxLength={254}
                hint={person?.label}
                {...text('userEmail')}
              />
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
            </Fields>
            <Dates>
              {DATE_FIELDS.map(({ name, label }) => (
                <DateField
                  key={name}
                  label={label}
                  min="1900-01-01"
                  max="2400-12-31"
                  {...text(name)}
                />
              ))}
            </Dates>
            <TextArea
              label="Note (optional)"
              rows={2}
              value={note}
              maxLength={2000}
              onChange={({ target }) => fill({ note: target.value })}
            />
          </Stack>
        </Result>
      </Stack>
    </FormDialog>
  );
}
