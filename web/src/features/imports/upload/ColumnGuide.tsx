import styled from 'styled-components';
import { Stack } from '../../../ui/layout/Stack';
import { box, color, font, screen, weight } from '../../../ui/theme/tokens';

const List = styled.dl`
  ${box.grid(1, 5)};
  ${font.size('small')};
  ${screen.desk} {
    grid-template-columns: max-content minmax(0, 1fr);
  }
  dt {
    font-weight: ${weight.medium};
  }
  dd {
    color: ${color.textMuted};
  }
`;

const columns = [
  [
    'First name, Last name, Email',
    'Who owns the share. All three empty: a vacant share. One column with the whole name is split at its last space, or at a comma after the last name.',
  ],
  ['Property, Location', 'A new property is added if its location is given.'],
  ['Share number', 'From 1 to 12.'],
  [
    'Year, Week; or Arrival',
    'Only in a list of weeks, which has no people: each row gives a week to a share, also of a past year. A week that another share holds stays with it.',
  ],
] as const;

/** Explains the columns of the header row, which are found by title or chosen. */
export function ColumnGuide() {
  return (
    <Stack $gap={2}>
      <p>
        The first line names the columns, in any order; if it has other titles than these, you
        choose which column is which. Comma, semicolon and tab are all accepted; of an Excel file,
        the first sheet is read.
      </p>
      <List>
        {columns.map(([names, meaning]) => (
          <div key={names} style={{ display: 'contents' }}>
            <dt>{names}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </List>
    </Stack>
  );
}
