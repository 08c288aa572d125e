import { pressedKey } from '../../lib/focus/keyboard';
import { IconButton } from '../button/IconButton';
import { Search, X } from '../icon/icons';
import { TextField, type TextFieldProps } from './TextField';

interface SearchInputProps extends Omit<TextFieldProps, 'prefix' | 'onChange'> {
  value: string;
  onText: (text: string) => void;
}

/** A search box; Escape clears it. */
export function SearchInput({ onText, suffix, ...field }: SearchInputProps) {
  const clear = () => onText('');
  return (
    <TextField
      hideLabel
      autoComplete="off"
      prefix={<Search size={18} />}
      suffix={
        field.value ? (
          <IconButton label="Clear search" icon={<X size={18} />} onClick={clear} />
        ) : (
          suffix
        )
      }
      onChange={({ target }) => onText(target.value)}
      onKeyDown={(event) => pressedKey(event) === 'Escape' && clear()}
      {...field}
    />
  );
}
