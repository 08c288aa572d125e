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
    'Who owns the share. All three empty: a vacant share. One column with the whole name is split at its last space, or at a comma after the last name. Two people in one row, or in two rows of one share, own it together.',
  ],
  [
    'Property, Location',
    'A new property is added if its location is given. An empty cell means the property above.',
  ],
  ['Share number', 'From 1 to 12, also as “Share 4”, “No. 4” or “4/12”.'],
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
        One of the first 20 lines names the columns, in any order and in English, German, French,
        Italian, Spanish, Dutch or Swedish; if it has other titles, you choose which column is
        which. Of a spreadsheet, the first sheet is read. Totals are left out.
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
