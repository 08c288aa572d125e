import { MIN_PASSWORD_CHARACTERS } from '@rules/auth';
import { hasKeyboard } from '../../../lib/focus/keyboard';
import { PasswordField } from '../../../ui/form/PasswordField';

interface FieldState {
  name: string;
  error: string | undefined;
}

interface Props {
  field: (name: 'newPassword' | 'confirmPassword') => FieldState;
  /** True if they are the first of their form, which gets the focus. */
  isFirst?: boolean;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ field, isFirst = false }: Props) {
  return (
    <>
      <PasswordField
        {...field('newPassword')}
        label="New password"
        hint={`At least ${MIN_PASSWORD_CHARACTERS} characters.`}
        autoComplete="new-password"
        autoFocus={isFirst && hasKeyboard()}
      />
      <PasswordField
        {...field('confirmPassword')}
        label="Confirm new password"
        autoComplete="new-password"
      />
    </>
  );
}
