import styled from 'styled-components';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { color, font, radius, space } from '../../../ui/theme/tokens';
import { FigureName } from './FigureName';
import type { Figure } from './figures';

interface Props {
  label: string;
  /** The column headings for names and numbers. */
  headers: readonly [string, string];
  figures: readonly Figure[];
}

const Figures = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${font.size('small')};
  th,
  td {
    padding: ${space[1]} 0;
    font-weight: inherit;
    text-align: left;
  }
  /* Its words are for screen readers. */
  thead th {
    padding: 0;
    line-height: 0;
  }
  tbody th {
    width: 40%;
    overflow-wrap: anywhere;
  }
  td:last-child {
    width: 1%;
    padding-left: ${space[3]};
    color: ${color.textMuted};
    text-align: right;
    white-space: nowrap;
  }
`;
const Track = styled.div`
  height: 12px;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.secondary};
`;
const Fill = styled.div`
  height: 100%;
  background: ${color.primary};
`;

/** A bar for each figure: its part of its own total, or else of the largest figure. */
export function FigureBars({ label, headers, figures }: Props) {
  const largest = Math.max(1, ...figures.map(({ value }) => value));
  return (
    <Figures>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {headers.map((header, index) => (
            <th key={header} scope="col" colSpan={index + 1}>
              <VisuallyHidden>{header}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => {
          const { id, value, total = largest, text } = figure;
          return (
            <tr key={id}>
              <th scope="row">
                <FigureName figure={figure} />
              </th>
              <td aria-hidden>
                <Track>
                  <Fill data-bar style={{ width: `${total > 0 ? (100 * value) / total : 0}%` }} />
                </Track>
              </td>
              <td>{text}</td>
            </tr>
          );
        })}
      </tbody>
    </Figures>
  );
}
