import type { ReactNode } from 'react';
import { EMAIL_PATTERN } from '../../../lib/text/email';
import type { SearchOption } from '../../../ui/choice/OptionList';
import type { Picker } from '../../../ui/choice/picker';
import { Select } from '../../../ui/choice/Select';
import { TextField } from '../../../ui/form/TextField';
import type { EditForm } from '../../../ui/form/use-edit-form';
import { Columns } from '../../../ui/layout/Split';
import { Stack } from '../../../ui/layout/Stack';
import { NewAdministratorNotice, type Role, roleOptions } from '../roles';

export interface UserDraft {
  firstName: string;
  lastName: string;
  email: string;
  userRole: Role;
  linkedProperty: SearchOption | null;
}

export const emptyUser: UserDraft = {
  firstName: '',
  lastName: '',
  email: '',
  userRole: 'USER',
  linkedProperty: null,
};

/** The form's values, trimmed for the server. */
export const userInput = ({ linkedProperty, userRole, ...names }: UserDraft) => ({
  firstName: names.firstName.trim(),
  lastName: names.lastName.trim(),
  email: names.email.trim() || undefined,
  userRole,
  linkedPropertyId: linkedProperty?.id ?? null,
});

export const isComplete = (
  { firstName, lastName, email }: UserDraft,
  { isEmailNeeded }: { isEmailNeeded: boolean },
) => [firstName, lastName, ...(isEmailNeeded ? [email] : [])].every((text) => text.trim() !== '');

interface Props {
  form: EditForm<UserDraft>;
  PropertyPicker: Picker;
  /** Whether the user must have an address; otherwise it may be left empty. */
  isEmailNeeded: boolean;
  /** The role that the user has, if any. */
  formerRole?: Role;
  /** Further fields, in the row of the linked property. */
  children?: ReactNode;
}

/** The fields that the Add and Edit User dialogs share. */
export function UserFields({ form, PropertyPicker, isEmailNeeded, formerRole, children }: Props) {
  const text = (name: 'firstName' | 'lastName' | 'email') => ({
    ...form.text(name),
    required: true,
    autoComplete: 'off',
  });
  return (
    <Stack>
      <Columns>
        <TextField label="First Name" {...text('firstName')} maxLength={100} />
        <TextField label="Last Name" {...text('lastName')} maxLength={100} />
      </Columns>
      <Columns>
        <TextField
          label="Email"
          type="email"
          pattern={EMAIL_PATTERN}
          {...text('email')}
          required={isEmailNeeded}
          hint={isEmailNeeded ? undefined : 'Empty for someone without one, for whom others act'}
          maxLength={254}
        />
        <Select label="Role" {...form.choice('userRole')} options={roleOptions} />
      </Columns>
      {form.draft.userRole === 'ADMIN' && formerRole !== 'ADMIN' && <NewAdministratorNotice />}
      <Columns>
        <PropertyPicker label="Linked Property" {...form.value('linkedProperty')} />
        {children}
      </Columns>
    </Stack>
  );
}
