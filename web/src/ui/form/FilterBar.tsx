import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button';
import { Row } from '../layout/Stack';
import { screen, space } from '../theme/tokens';

const Toggle = styled(Row)`
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
  /** Further buttons, in one row with the one that shows the filters on a phone. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The filters of a list side by side; a phone hides them behind a button. */
export function FilterBar({ isFiltered, beside, children }: Props) {
  const [isOpen, setOpen] = useState(isFiltered);
  return (
    <>
      <Toggle $gap={1} $justify="space-between">
        <Button
          variant="ghost"
          size="small"
          icon={<ListFilter size={18} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Filters
        </Button>
        {beside}
      </Toggle>
      <Grid $open={isOpen} role="group" aria-label="Filters">
        {children}
      </Grid>
    </>
  );
}
