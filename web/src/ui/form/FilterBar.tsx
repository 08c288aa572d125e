import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Row } from '../layout/Stack';
import { screen } from '../theme/tokens';
import { FilterGrid, FiltersButton } from './Filters';

const Toggle = styled(Row)`
  ${screen.desk} {
    display: none;
  }
`;

/** On a phone only as wanted: the list comes first. */
const Grid = styled(FilterGrid)<{ $open: boolean }>`
  ${screen.phone} {
    display: ${({ $open }) => ($open ? 'grid' : 'none')};
  }
`;

interface Props {
  /** How many filters are set; a phone shows them then, too. */
  count: number;
  /** Further buttons, in one row with the one that shows the filters on a phone. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The filters of a list side by side; a phone hides them behind a button. */
export function FilterBar({ count, beside, children }: Props) {
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <>
      <Toggle $gap={1} $justify="space-between">
        <FiltersButton variant="ghost" size="small" {...{ count, isOpen }} onOpen={setOpen} />
        {beside}
      </Toggle>
      <Grid $open={isOpen} role="group" aria-label="Filters">
        {children}
      </Grid>
    </>
  );
}
