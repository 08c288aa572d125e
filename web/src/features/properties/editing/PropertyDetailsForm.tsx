import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type AdminPropertyPartsFragment,
  useUpdatePropertyMutation,
} from '../../../generated/graphql';
import { isEqual } from '../../../lib/is-equal';
import { errorField, isVersionConflict, refusalOf } from '../../../lib/network/error-text';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { Switch } from '../../../ui/choice/Switch';
import { ReloadNotice } from '../../../ui/feedback/ReloadNotice';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { FormButtons } from '../../../ui/form/FormButtons';
import { type FormWays, SaveOrOnward } from '../../../ui/form/SaveOrOnward';
import { TextField } from '../../../ui/form/TextField';
import { Columns } from '../../../ui/layout/Split';
import { Stack } from '../../../ui/layout/Stack';
import { useSavedTab } from '../../../ui/tabs/other-tabs';
import { useUnsaved } from '../../../ui/unsaved/unsaved';
import { ChangeoverField } from './ChangeoverField';
import {
  LIMITS,
  NUMBER_FIELDS,
  type NumberField,
  numberProblem,
  sizeNote,
  statusNote,
} from './property-words';
import { TimeZoneField } from './TimeZoneField';
import { useSameProperty } from './use-same-property';

interface Props extends FormWays {
  property: AdminPropertyPartsFragment;
  /** The property's version when the form was opened. */
  version: number;
  /** Which fields are shown; defaults to all. */
  part?: 'place' | 'shares';
  /** Receives the property's new version. */
  onVersion?: (version: number) => void;
  onReload: () => void;
}

const draftOf = (property: AdminPropertyPartsFragment) => ({
  name: property.name,
  location: property.location,
  totalShares: String(property.totalShares),
  weeksPerShare: String(property.weeksPerShare),
  claimLimitDays: String(property.claimLimitDays),
  changeoverWeekday: property.changeoverWeekday,
  timeZone: property.timeZone,
  isActive: property.isActive,
  swapsNeedApproval: property.swapsNeedApproval,
});

const isValid = (draft: ReturnType<typeof draftOf>) =>
  draft.name.trim() !== '' &&
  draft.location.trim() !== '' &&
  NUMBER_FIELDS.every((name) => !numberProblem(name, draft[name]));

/** Edits a property's name, location and size within the limits of spec §5. */
export function PropertyDetailsForm({
  property,
  version,
  part,
  onSaved,
  onVersion,
  onReload,
  back,
  onward,
}: Props) {
  const [first, setFirst] = useState(() => draftOf(property));
  const [draft, setDraft] = useState(first);
  const isChanged = !isEqual(draft, first);
  useUnsaved(isChanged);
  const { savedText, leaveSaved } = useSavedTab();
  const [isOutdated, setOutdated] = useState(false);
  /** Why the server refused a field. */
  const [refused, setRefused] = useState<Readonly<Record<string, string | undefined>>>({});
  const [update] = useUpdatePropertyMutation();
  const { attempt, isBusy } = useAttempt();
  const { isConfirmed, question } = useSameProperty('Save anyway');
  const change = (changes: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changes });
    setRefused({});
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged) return;
    const input = {
      ...draft,
      id: property.id,
      version,
      name: draft.name.trim(),
      location: draft.location.trim(),
      totalShares: Number(draft.totalShares),
      weeksPerShare: Number(draft.weeksPerShare),
      claimLimitDays: Number(draft.claimLimitDays),
    };
    const isRenamed = input.name !== property.name || input.location !== property.location;
    if (isRenamed && !(await isConfirmed(input, property.id))) return;
    const isDone = await attempt({
      async action() {
        const { data } = await update({ variables: { input } });
        if (data) onVersion?.(data.updateProperty.version);
      },
      success: {
        title: 'Property Updated',
        description: savedText(`${input.name} has been saved.`),
      },
      failure: { title: 'Error', fallback: 'Failed to update property' },
      onError: (error) => {
        const isLate = isVersionConflict(error);
        setOutdated(isLate);
        setRefused({ [errorField(error) ?? '']: refusalOf(error) });
        return isLate;
      },
    });
    if (!isDone) return;
    const saved = { ...draft, name: input.name, location: input.location };
    // What was typed while it was saved stays, and asks before one leaves.
    flushSync(() => {
      setFirst(saved);
      setDraft((now) => (now === draft ? saved : now));
    });
    leaveSaved(onSaved);
  };

  const text = (name: 'name' | 'location') => ({
    autoComplete: 'off',
    value: draft[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });
  const number = (name: NumberField) => ({
    type: 'number',
    ...LIMITS[name],
    value: draft[name],
    error: numberProblem(name, draft[name]) ?? refused[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });
  const isReady = isChanged && !isOutdated && isValid(draft);

  return (
    <Stack as="form" onSubmit={submit} noValidate>
      {question}
      {isOutdated && <ReloadNotice what="property" discards onReload={onReload} />}
      {part !== 'shares' && (
        <Columns>
          <TextField label="Name" maxLength={200} {...text('name')} />
          <TextField label="Location" maxLength={200} {...text('location')} />
        </Columns>
      )}
      {part !== 'place' && (
        <Columns>
          <TextField label="Total Shares" {...number('totalShares')} />
          <TextField
            label="Weeks per Share"
            hint={sizeNote(draft.totalShares, draft.weeksPerShare)}
            {...number('weeksPerShare')}
          />
          <TextField
            label="One-week limit after a draft (days)"
            hint="For this many days after a draft, each share may take only one open week; 0 for no limit."
            {...number('claimLimitDays')}
          />
        </Columns>
      )}
      {part !== 'shares' && (
        <Columns>
          <ChangeoverField
            value={draft.changeoverWeekday}
            onChange={(changeoverWeekday) => change({ changeoverWeekday })}
            effect={
              draft.changeoverWeekday !== first.changeoverWeekday &&
              'Years with booked or marked weeks keep their day; all others start on the new one.'
            }
          />
          <TimeZoneField value={draft.timeZone} onChange={(timeZone) => change({ timeZone })} />
        </Columns>
      )}
      {part === undefined && (
        <Checkbox
          label="Active"
          hint={statusNote(first.isActive, draft.isActive)}
          checked={draft.isActive}
          onCheckedChange={(isActive) => change({ isActive })}
        />
      )}
      {part !== 'place' && (
        <Switch
          label="Swaps need an administrator’s approval"
          hint="Swaps that two owners have agreed on wait in Week Swaps until you approve them."
          checked={draft.swapsNeedApproval}
          onCheckedChange={(swapsNeedApproval) => change({ swapsNeedApproval })}
        />
      )}
      <FormButtons>
        {back}
        <SaveOrOnward
          type="submit"
          isSaved={!isChanged}
          label={part ? undefined : 'Update Property'}
          disabled={!isReady}
          busy={isBusy}
          {...{ onward }}
        />
      </FormButtons>
    </Stack>
  );
}
