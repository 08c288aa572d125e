import { Search, X } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton';
import { Kbd } from '../data/Kbd';
import { screen, space } from '../theme/tokens';
import { TextField } from './TextField';
import { useSlash } from './use-slash';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/** The key that leads here, for those who have a keyboard. */
const Hint = styled(Kbd)`
  margin-inline-end: ${space[3]};
  ${screen.phone} {
    display: none;
  }
  @media (hover: none) {
    display: none;
  }
`;

/** A search box that filters a list while typing; '/' leads to it, and Escape clears it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const field = useSlash();
  return (
    <TextField
      ref={field}
      aria-keyshortcuts="/"
      label={label}
      hideLabel
      placeholder={placeholder}
      autoComplete="off"
      maxLength={100}
      prefix={<Search size={18} />}
      suffix={
        value ? (
          <IconButton label="Clear search" icon={<X size={18} />} onClick={() => onChange('')} />
        ) : (
          <Hint aria-hidden>/</Hint>
        )
      }
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && onChange('')}
    />
  );
}
