import { swapDatesRefusal } from '@rules/swaps';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateWeekSwapMutation, WeekSwapsDocument } from '../../../../generated/graphql';
import { panelPath } from '../../../../lib/address/paths';
import { errorField } from '../../../../lib/network/error-text';
import type { SearchOption } from '../../../../ui/choice/OptionList';
import type { Picker } from '../../../../ui/choice/picker';
import { useDialogForm } from '../../../../ui/form/use-edit-form';
import { Columns } from '../../../../ui/layout/Split';
import { Stack } from '../../../../ui/layout/Stack';
import { FormDialog } from '../../../../ui/overlay/FormDialog';
import { NoteField } from '../../ask/NoteField';
import { Empty } from './create-style';
import { SharePicker } from './SharePicker';
import { ShareYear } from './ShareYear';
import { SwapFields } from './SwapFields';
import { SwapPreview } from './SwapPreview';
import { DATE_FIELDS, EMPTY_FORM, type SwapForm, shareFields } from './swap-form';
import { usePerson } from './use-person';

/** The list with the newest swap of a property first. */
const newestPath = (property: string) =>
  panelPath('swaps', { property, status: 'PENDING', sort: '-requested' });

interface Props {
  PropertyPicker: Picker;
  UserPicker: Picker;
  onClose: () => void;
}

/**
 * The Create Week Swap form (spec §2); every field but the note is required (§5). Above its fields
 * stands what fills them: a person, their share, and the weeks of its property.
 */
export function CreateSwapDialog({ PropertyPicker, UserPicker, onClose }: Props) {
  /** On a phone the fields, which the pickers fill, are folded until they are opened or one is refused. */
  const [areFieldsOpen, setFieldsOpen] = useState(false);
  const navigate = useNavigate();
  const [create] = useCreateWeekSwapMutation();
  const edit = useDialogForm({
    first: EMPTY_FORM,
    save: async ({ property, shareNumber, note, ...texts }) => {
      const propertyId = property?.id ?? '';
      const place = { propertyId, shareNumber: Number(shareNumber) };
      const swap = { ...texts, ...place, userEmail: texts.userEmail.trim() };
      const input = { ...swap, requestNote: note.trim() || null };
      await create({ variables: { input } });
      return propertyId;
    },
    reread: [WeekSwapsDocument],
    success: (propertyId) => ({
      title: 'Week swap request created successfully',
      action: { label: 'Show', onClick: () => navigate(newestPath(propertyId)) },
    }),
    failure: { title: 'Error', fallback: 'Failed to create week swap', inField: 'FALLBACK' },
    onError: (error) => {
      if (errorField(error)) setFieldsOpen(true);
      return false;
    },
    onSaved: onClose,
  });
  const { draft: form, change: fill, problems } = edit;
  const { person, pick, shares } = usePerson(form.userEmail);
  const { property, shareNumber, note, ...texts } = form;
  const areDatesFilled = DATE_FIELDS.every(({ name }) => texts[name] !== '');
  const refusal = areDatesFilled ? swapDatesRefusal(texts) : null;
  const errorOf = (field: keyof SwapForm) =>
    refusal?.field === field ? refusal.message : problems[field];
  const isFilled = Object.values(texts).every((value) => value.trim() !== '');
  const isReady = isFilled && property !== null && shareNumber !== '' && !refusal;

  const pickPerson = async (next: SearchOption | null) => {
    fill({ ...EMPTY_FORM, userEmail: next?.note ?? '', note });
    const only = await pick(next).catch(() => undefined);
    if (!only) return;
    // Unless another person or a share was chosen before the answer.
    edit.set((now) =>
      now.userEmail === next?.note && now.shareNumber === ''
        ? { ...now, ...shareFields(only) }
        : now,
    );
  };
  return (
    <FormDialog
      form={edit}
      title="Create Week Swap"
      beside={<SwapPreview form={form} ownerName={person?.label ?? form.userEmail.trim()} />}
      submitLabel="Create Swap Request"
      disabled={!isReady}
      onClose={onClose}
      size="large"
    >
      <Stack $gap={3}>
        <Columns>
          <UserPicker label="Person" value={person} onChange={pickPerson} />
          <SharePicker form={form} shares={shares} onFill={fill} />
        </Columns>
        {property && shareNumber ? (
          <ShareYear
            key={`${property.id} ${person?.id}`}
            propertyId={property.id}
            shareNumber={Number(shareNumber)}
            ownerId={person?.id}
            form={form}
            onFill={fill}
          />
        ) : (
          <Empty>Choose a share to see the weeks of its property.</Empty>
        )}
        <SwapFields
          {...{ PropertyPicker, form, errorOf }}
          isOpen={areFieldsOpen}
          onToggle={setFieldsOpen}
          onFill={fill}
        />
        <NoteField label="Note (optional)" rows={1} {...edit.value('note')} />
      </Stack>
    </FormDialog>
  );
}
