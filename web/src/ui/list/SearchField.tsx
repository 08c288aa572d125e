import styled from 'styled-components';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { SearchInput } from '../form/SearchInput';
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
    <SearchInput
      ref={field}
      aria-keyshortcuts="/"
      label={label}
      placeholder={isDesk ? placeholder : 'Search…'}
      maxLength={100}
      suffix={isDesk && <Hint aria-hidden>/</Hint>}
      value={value}
      onText={onChange}
    />
  );
}
