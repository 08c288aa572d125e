import styled from 'styled-components';
import { pressedKey } from '../../lib/focus/keyboard';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { IconButton } from '../button/IconButton';
import { TextField } from '../form/TextField';
import { Search, X } from '../icon/icons';
import { Kbd } from '../text/Kbd';
import { DESK, space } from '../theme/tokens';
import { useSlash } from './use-slash';

interface SearchFieldProps {
  label: string;
  /** The name of the searched list; a phone has no room for it. */
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/** The key that leads here, for those who have a keyboard. */
const Hint = styled(Kbd)`
  margin-inline-end: ${space[3]};
  @media (hover: none) {
    display: none;
  }
`;

/** A search box that filters a list while typing; '/' leads to it, and Escape clears it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const field = useSlash();
  const isDesk = useMediaQuery(DESK);
  return (
    <TextField
      ref={field}
      aria-keyshortcuts="/"
      label={label}
      hideLabel
      placeholder={isDesk ? placeholder : 'Search…'}
      autoComplete="off"
      maxLength={100}
      prefix={<Search size={18} />}
      suffix={
        value ? (
          <IconButton label="Clear search" icon={<X size={18} />} onClick={() => onChange('')} />
        ) : (
          isDesk && <Hint aria-hidden>/</Hint>
        )
      }
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => pressedKey(event) === 'Escape' && onChange('')}
    />
  );
}
