import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button';
import { screen, space } from '../theme/tokens';

const Toggle = styled.div`
  ${screen.desk} {
    display: none;
  }
`;

/** On a phone only as wanted: the list comes first. */
const Grid = styled.div<{ $open: boolean }>`
  display: grid;
  ${screen.phone} {
    display: ${({ $open }) => ($open ? 'grid' : 'none')};
  }
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: ${space[3]};
  align-items: start;
`;

interface Props {
  /** True if a filter is set, which then shows on a phone, too. */
  isFiltered: boolean;
  children: ReactNode;
}

/** The filters of a list side by side; a phone hides them behind a button. */
export function FilterBar({ isFiltered, children }: Props) {
  const [isOpen, setOpen] = useState(isFiltered);
  return (
    <>
      <Toggle>
        <Button
          variant="ghost"
          icon={<ListFilter size={18} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Filters
        </Button>
      </Toggle>
      <Grid $open={isOpen} role="group" aria-label="Filters">
        {children}
      </Grid>
    </>
  );
}
