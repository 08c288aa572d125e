import {
  type MyProfileQuery,
  type PhoneAudience,
  useUpdateMyProfileMutation,
} from '../../../generated/graphql';
import { Select } from '../../../ui/choice/Select';
import { ReloadNotice } from '../../../ui/feedback/ReloadNotice';
import { TextField } from '../../../ui/form/TextField';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { Columns } from '../../../ui/layout/Split';
import { FormDialog } from '../../../ui/overlay/FormDialog';

export type Profile = MyProfileQuery['myProfile'];

/** The readers of a telephone number. */
export const AUDIENCES: Record<PhoneAudience, string> = {
  ADMINISTRATORS: 'Administrators only',
  OWNERS: 'Administrators and owners of my houses',
};
const OPTIONS = [
  { value: 'ADMINISTRATORS', label: AUDIENCES.ADMINISTRATORS },
  { value: 'OWNERS', label: AUDIENCES.OWNERS },
] as const;

interface Props {
  profile: Profile;
  /** Loads the current version. */
  onReload: () => void;
  onSaved: () => void;
  onClose: () => void;
}

/** Changes one's own name and telephone number. */
export function ProfileDialog({ profile, onReload, onSaved, onClose }: Props) {
  const { firstName, lastName, phone, phoneAudience, version } = profile;
  const [update] = useUpdateMyProfileMutation();
  const form = useDialogForm({
    first: { firstName, lastName, phone: phone ?? '', phoneAudience },
    version,
    save: (draft) => {
      const input = { ...draft, phone: draft.phone.trim() || null, version };
      return update({ variables: { input } });
    },
    success: { title: 'Saved' },
    failure: { title: 'Not saved', fallback: 'Please try again.' },
    onSaved,
  });
  const { draft } = form;
  const isComplete = draft.firstName.trim() !== '' && draft.lastName.trim() !== '';
  return (
    <FormDialog
      form={form}
      title="Change your name or telephone"
      submitLabel="Save"
      disabled={!form.isChanged || !isComplete}
      onClose={onClose}
    >
      {form.isOutdated && <ReloadNotice what="profile" discards onReload={onReload} />}
      <Columns>
        <TextField
          label="First name"
          {...form.text('firstName')}
          required
          maxLength={100}
          autoComplete="given-name"
        />
        <TextField
          label="Last name"
          {...form.text('lastName')}
          required
          maxLength={100}
          autoComplete="family-name"
        />
      </Columns>
      <TextField
        label="Telephone"
        type="tel"
        hint="With the country’s code, such as +41 44 123 45 67. Leave it empty for none."
        {...form.text('phone')}
        maxLength={40}
        autoComplete="tel"
      />
      <Select label="Who may see it" {...form.choice('phoneAudience')} options={OPTIONS} />
    </FormDialog>
  );
}
