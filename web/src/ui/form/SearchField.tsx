import { Search, X } from 'lucide-react';
import { IconButton } from '../button/IconButton';
import { TextField } from './TextField';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/** A search box that filters a list while typing; Escape clears it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      hideLabel
      placeholder={placeholder}
      autoComplete="off"
      maxLength={100}
      prefix={<Search size={18} />}
      suffix={
        value && (
          <IconButton label="Clear search" icon={<X size={18} />} onClick={() => onChange('')} />
        )
      }
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && onChange('')}
    />
  );
}
