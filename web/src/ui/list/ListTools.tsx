import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button';
import { Row } from '../layout/Stack';
import { box, font, screen, space } from '../theme/tokens';
import { FilterGrid, FiltersButton } from './Filters';
import { FilterChips } from './filter-chips';
import { SearchField } from './SearchField';

const Tools = styled.div`
  ${box.wrap(3)};
  align-items: flex-start;
  justify-content: space-between;
  ${screen.phone} {
    gap: ${space[2]};
    /* Icons without their texts. */
    :is(button, a) {
      padding-inline: ${space[3]};
    }
  }
`;

/** The search box takes what the buttons beside it leave. */
const Find = styled.div<{ $hasFilters: boolean }>`
  flex: 1 1 13rem;
  ${box.wrap(2)};
  max-width: ${({ $hasFilters }) => ($hasFilters ? '40rem' : '26rem')};
  & > :first-child {
    flex: 1 1 5rem;
    min-width: 0;
  }
  input:placeholder-shown {
    text-overflow: ellipsis;
  }
  ${screen.phone} {
    flex-basis: 8rem;
  }
`;

/** Room for the number of what was found before it is known: beside the search, on a phone below. */
const Found = styled.span`
  align-self: center;
  min-width: 8rem;
  min-height: 1rem;
  margin-inline-end: auto;
  ${font.muted('small')};
  ${screen.phone} {
    order: 1;
    flex: 1 0 100%;
    margin-block: -${space[1]} -${space[2]};
    ${font.size('tiny')};
    line-height: 1rem;
  }
`;

/** The filters, and what follows from them in a line below; beside them on a desk. */
const Panel = styled.div`
  ${box.column()};
  gap: ${space[2]} ${space[3]};
  ${screen.desk} {
    flex-flow: row wrap;
    align-items: end;
    & > :first-child {
      flex: 1 1 20rem;
    }
  }
`;

interface Props {
  /** The name of the list. */
  label: string;
  searchPlaceholder: string;
  state: {
    text: string;
    setText: (text: string) => void;
    filterCount: number;
    /** Clears the search and all filters. */
    clear: () => void;
  };
  /** How much was found, as in '200 people'; '' until it is known. */
  found?: string | undefined;
  /** Shown on demand, below the search box; as chips those that are set. */
  filters?: ReactNode;
  /** The order on a phone, shown with the filters. */
  sort?: ReactNode;
  /** Actions on all that match, beside the filters. */
  forMatching?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** One line above a list: its search box, the button that shows its filters, and more buttons. */
export function ListTools({
  label,
  searchPlaceholder,
  state,
  found,
  filters,
  sort,
  forMatching,
  actions,
}: Props) {
  const { filterCount: count } = state;
  const [isOpen, setOpen] = useState(false);
  const clear = (
    <Button variant="ghost" onClick={state.clear}>
      Clear filters
    </Button>
  );
  return (
    <>
      <Tools data-finds>
        <Find $hasFilters={filters !== undefined}>
          <SearchField
            label={`Search ${label.toLowerCase()}`}
            placeholder={searchPlaceholder}
            value={state.text}
            onChange={state.setText}
          />
          {filters && <FiltersButton {...{ count, isOpen }} onOpen={setOpen} />}
        </Find>
        {found !== undefined && <Found>{found}</Found>}
        {actions}
      </Tools>
      {filters && !isOpen && count > 0 && (
        <Row $gap={2} $justify="space-between" data-finds>
          <FilterChips>{filters}</FilterChips>
          <Row $gap={2} $nowrap>
            {forMatching}
            {count > 1 && clear}
          </Row>
        </Row>
      )}
      {filters && isOpen && (
        <Panel role="group" aria-label="Filters" data-finds>
          <FilterGrid>
            {filters}
            {sort}
          </FilterGrid>
          {count > 0 && (
            <Row $gap={2} $nowrap $justify="end">
              {forMatching}
              {clear}
            </Row>
          )}
        </Panel>
      )}
    </>
  );
}
