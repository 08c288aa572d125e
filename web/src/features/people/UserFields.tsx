import { type ReactNode, useEffect, useRef } from 'react';
import { EMAIL_PATTERN } from '../../lib/email';
import { errorField, refusalOf } from '../../lib/network/error-text';
import { Columns } from '../../ui/data/Columns';
import type { SearchOption } from '../../ui/form/OptionList';
import type { Picker } from '../../ui/form/picker';
import { Select } from '../../ui/form/Select';
import { TextField } from '../../ui/form/TextField';
import { type Role, roleOptions } from './roles';

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

/** Why the server refused the email address; another object each time that it did. */
export interface EmailProblem {
  text: string;
}

/** Returns what the server says of the email address; undefined if it refused something else. */
export function emailProblemOf(error: unknown): EmailProblem | undefined {
  const text = errorField(error) === 'email' && refusalOf(error);
  return text ? { text } : undefined;
}

interface Props {
  draft: UserDraft;
  onChange: (changes: Partial<UserDraft>) => void;
  PropertyPicker: Picker;
  /** Marks the email address, which gets the focus. */
  emailProblem: EmailProblem | undefined;
  /** Additional fields in the same columns. */
  children?: ReactNode;
}

/** The fields that the Add and Edit User dialogs share. */
export function UserFields({ draft, onChange, PropertyPicker, emailProblem, children }: Props) {
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (emailProblem) email.current?.focus();
  }, [emailProblem]);
  const text = (name: 'firstName' | 'lastName' | 'email') => ({
    value: draft[name],
    required: true,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  return (
    <Columns $least="12rem">
      <TextField label="First Name" {...text('firstName')} maxLength={100} />
      <TextField label="Last Name" {...text('lastName')} maxLength={100} />
      <TextField
        ref={email}
        label="Email"
        type="email"
        error={emailProblem?.text}
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
      <PropertyPicker
        label="Linked Property"
        value={draft.linkedProperty}
        onChange={(linkedProperty) => onChange({ linkedProperty })}
      />
      {children}
    </Columns>
  );
}
