import { useState } from 'react';
import { IconButton } from '../button/IconButton';
import { Eye, EyeOff } from '../icon/icons';
import { TextField, type TextFieldProps } from './TextField';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A password field with a toggle that shows the text. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
