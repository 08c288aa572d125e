import { type ReactNode, useEffect, useRef } from 'react';
import { errorField, refusalOf } from '../../../lib/network/error-text';
import { EMAIL_PATTERN } from '../../../lib/text/email';
import type { SearchOption } from '../../../ui/choice/OptionList';
import type { Picker } from '../../../ui/choice/picker';
import { Select } from '../../../ui/choice/Select';
import { TextField } from '../../../ui/form/TextField';
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
  email: names.email.trim(),
  userRole,
  linkedPropertyId: linkedProperty?.id ?? null,
});

export const isComplete = ({ firstName, lastName, email }: UserDraft) =>
  [firstName, lastName, email].every((text) => text.trim() !== '');

/** An email address that the server refused, and why. */
export interface RefusedEmail {
  email: string;
  text: string;
}

/** Returns what the server says of the email address; undefined if it refused something else. */
export function refusedEmail(error: unknown, email: string): RefusedEmail | undefined {
  const text = errorField(error) === 'email' && refusalOf(error);
  return text ? { email, text } : undefined;
}

interface Props {
  draft: UserDraft;
  onChange: (changes: Partial<UserDraft>) => void;
  PropertyPicker: Picker;
  /** Marks this email address until it is changed; the field gets the focus. */
  refused: RefusedEmail | undefined;
  /** The role that the user has, if any. */
  formerRole?: Role;
  /** Further fields, in the row of the linked property. */
  children?: ReactNode;
}

/** The fields that the Add and Edit User dialogs share. */
export function UserFields({
  draft,
  onChange,
  PropertyPicker,
  refused,
  formerRole,
  children,
}: Props) {
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refused) email.current?.focus();
  }, [refused]);
  const text = (name: 'firstName' | 'lastName' | 'email') => ({
    value: draft[name],
    required: true,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  return (
    <Stack>
      <Columns>
        <TextField label="First Name" {...text('firstName')} maxLength={100} />
        <TextField label="Last Name" {...text('lastName')} maxLength={100} />
      </Columns>
      <Columns>
        <TextField
          ref={email}
          label="Email"
          type="email"
          error={refused?.email === draft.email ? refused.text : undefined}
          pattern={EMAIL_PATTERN}
          {...text('email')}
          maxLength={254}
        />
        <Select
          label="Role"
          value={draft.userRole}
          onValueChange={(userRole) => onChange({ userRole })}
          options={roleOptions}
        />
      </Columns>
      {draft.userRole === 'ADMIN' && formerRole !== 'ADMIN' && <NewAdministratorNotice />}
      <Columns>
        <PropertyPicker
          label="Linked Property"
          value={draft.linkedProperty}
          onChange={(linkedProperty) => onChange({ linkedProperty })}
        />
        {children}
      </Columns>
    </Stack>
  );
}
