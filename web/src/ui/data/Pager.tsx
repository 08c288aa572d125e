import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { grouped } from '../../lib/format';
import { IconButton } from '../button/IconButton';
import { Row } from '../layout/Stack';
import { color, size, space } from '../theme/tokens';

interface PagerProps {
  /** Total on all pages. */
  total: number;
  pageSize: number;
  /** Starts at 1. */
  page: number;
  onPage: (page: number) => void;
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding-top: ${space[3]};
  color: ${color.textMuted};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
`;

/** Shows which part of a list is visible, with buttons for the previous and next page. */
export function Pager({ total, pageSize, page, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <Root aria-label="Pages">
      <span role="status">
        {grouped(first)}–{grouped(last)} of {grouped(total)}
      </span>
      {pages > 1 && (
        <Row $gap={2}>
          <IconButton
            label="Previous page"
            size="small"
            icon={<ChevronLeft size={18} />}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <span>
            Page {grouped(page)} of {grouped(pages)}
          </span>
          <IconButton
            label="Next page"
            size="small"
            icon={<ChevronRight size={18} />}
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
        </Row>
      )}
    </Root>
  );
}
