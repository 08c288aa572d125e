import styled from 'styled-components';
import { PAGE_SIZES } from '../../lib/address/use-table-state';
import { Select } from '../choice/Select';
import { Row } from '../layout/Stack';

const options = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

const Width = styled.div`
  width: 5.5rem;
`;

/** The choice of how many rows a page has. */
export function PageSizeSelect({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  return (
    <Row $gap={2} $nowrap>
      <span aria-hidden>Rows per page</span>
      <Width>
        <Select
          label="Rows per page"
          hideLabel
          value={String(size)}
          onValueChange={(next) => onSize(Number(next))}
          options={options}
        />
      </Width>
    </Row>
  );
}
