import styled from 'styled-components';
import { PAGE_SIZES } from '../../lib/address/use-table-state';
import { grouped } from '../../lib/text/format';
import { IconButton } from '../button/IconButton';
import { Select } from '../choice/Select';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from '../icon/icons';
import { Row } from '../layout/Stack';
import { box, font, screen, space } from '../theme/tokens';

interface PagerProps {
  /** Total on all pages. */
  total: number;
  pageSize: number;
  /** Starts at 1. */
  page: number;
  onPage: (page: number) => void;
  /** Chooses how many rows a page has, where that makes a difference. */
  onSize?: (size: number) => void;
}

const Root = styled.nav`
  ${box.wrap(2, 4)};
  align-items: center;
  justify-content: space-between;
  padding-top: ${space[3]};
  ${font.muted('small')};
  ${screen.phone} {
    justify-content: center;
  }
`;

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

const Width = styled.div`
  width: 5.5rem;
`;

/** Shows which part of a list is visible, with buttons to its other pages. */
export function Pager({ total, pageSize, page, onPage, onSize }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const to = (label: string, Icon: typeof ChevronLeft, next: number) => (
    <IconButton
      label={label}
      size="small"
      icon={<Icon size={18} />}
      disabled={next < 1 || next > pages || next === page}
      onClick={() => onPage(next)}
    />
  );
  return (
    <Root aria-label="Pages">
      <span role="status">
        {first < last ? `${grouped(first)}–${grouped(last)}` : grouped(last)} of {grouped(total)}
      </span>
      {onSize && total > PAGE_SIZES[0] && (
        <Row $gap={2} $nowrap>
          <span aria-hidden>Rows per page</span>
          <Width>
            <Select
              label="Rows per page"
              hideLabel
              value={String(pageSize)}
              onValueChange={(next) => onSize(Number(next))}
              options={SIZES}
            />
          </Width>
        </Row>
      )}
      {pages > 1 && (
        <Row $gap={2}>
          {pages > 2 && to('First page', ChevronFirst, 1)}
          {to('Previous page', ChevronLeft, page - 1)}
          <span>
            Page {grouped(page)} of {grouped(pages)}
          </span>
          {to('Next page', ChevronRight, page + 1)}
          {pages > 2 && to('Last page', ChevronLast, pages)}
        </Row>
      )}
    </Root>
  );
}
