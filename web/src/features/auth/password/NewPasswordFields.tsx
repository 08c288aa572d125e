import { MIN_PASSWORD_CHARACTERS } from '@rules/auth';
import { PasswordField } from '../../../ui/form/PasswordField';

interface FieldState {
  name: string;
  error: string | undefined;
}

interface Props {
  field: (name: 'newPassword' | 'confirmPassword') => FieldState;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ field }: Props) {
  return (
    <>
      <PasswordField
        {...field('newPassword')}
        label="New password"
        hint={`At least ${MIN_PASSWORD_CHARACTERS} characters.`}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label="Confirm new password"
        autoComplete="new-password"
      />
    </>
  );
}
