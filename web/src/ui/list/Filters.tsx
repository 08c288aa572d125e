import styled from 'styled-components';
import { Button } from '../button/Button';
import { ListFilter } from '../icon/icons';
import { DeskText, VisuallyHidden } from '../text/hidden';
import { box, color, font, radius, screen, space } from '../theme/tokens';

/** Filters in two columns; on a desk side by side, where few leave the rest of the row free. */
export const FilterGrid = styled.div`
  ${box.grid(2, 3)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  ${screen.desk} {
    grid-template-columns: repeat(auto-fill, minmax(4.25rem, 1fr));
    > * {
      grid-column: span 2;
    }
    /* The name of what was searched and chosen can be long. */
    > :has(input[role='combobox'], [data-wide]) {
      grid-column: span 3;
    }
  }
`;

const Count = styled.span`
  min-width: 1.375rem;
  padding: 0 ${space[1]};
  border-radius: ${radius.round};
  background: ${color.primary};
  color: ${color.onPrimary};
  ${font.size('tiny')};
  line-height: 1.375rem;
  text-align: center;
`;

interface Props {
  /** How many filters are set. */
  count: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Shows and hides the filters of a list, and says how many are set. */
export function FiltersButton({ count, isOpen, onOpen }: Props) {
  return (
    <Button
      variant="secondary"
      icon={<ListFilter size={18} aria-hidden />}
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
    >
      <DeskText>Filters</DeskText>
      {count > 0 && (
        <>
          <Count aria-hidden>{count}</Count>
          <VisuallyHidden> ({count} set)</VisuallyHidden>
        </>
      )}
    </Button>
  );
}
