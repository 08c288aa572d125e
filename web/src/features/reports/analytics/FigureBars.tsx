import styled from 'styled-components';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { size, space } from '../../../ui/theme/tokens';
import type { Figure } from './figures';
import { usePictures } from './use-pictures';

interface Props {
  label: string;
  /** The column headings for names and numbers. */
  headers: readonly [string, string];
  figures: readonly Figure[];
}

const Figures = styled.table`
  width: 100%;
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space[1]} 0;
    font-weight: inherit;
    text-align: left;
    &:last-child {
      text-align: right;
    }
  }
`;

/**
 * A bar chart; a table shows the same figures to screen readers, and to everyone until the chart
 * loads.
 */
export function FigureBars({ label, headers, figures }: Props) {
  const pictures = usePictures();
  const table = (
    <Figures>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ id, name, text }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </Figures>
  );
  if (!pictures) return table;
  return (
    <>
      <div aria-hidden>
        <pictures.Bars figures={figures} />
      </div>
      <VisuallyHidden as="div">{table}</VisuallyHidden>
    </>
  );
}
