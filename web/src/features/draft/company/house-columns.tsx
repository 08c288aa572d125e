import styled from 'styled-components';
import type { HouseToPlanPartsFragment } from '../../../generated/graphql';
import type { Column } from '../../../ui/data/Table';
import { CellNote } from '../../../ui/data/table-style';
import { tone, weight } from '../../../ui/theme/tokens';
import { rulesText } from './draft-words';

const Problem = styled.span`
  color: ${tone('warning').text};
  font-weight: ${weight.medium};
`;

/** The columns of the houses without a plan for a year. */
export const houseColumns: Column<HouseToPlanPartsFragment>[] = [
  {
    key: 'house',
    header: 'Property',
    minWidth: '12rem',
    cell: ({ name, location }) => (
      <div>
        {name}
        <CellNote>{location}</CellNote>
      </div>
    ),
  },
  { key: 'owners', header: 'Owners', align: 'end', cell: ({ owners }) => owners },
  {
    key: 'weeks',
    header: 'Weeks per share',
    align: 'end',
    cell: ({ weeksPerShare }) => weeksPerShare,
  },
  {
    key: 'last',
    header: 'Rules of its last draft',
    cell: ({ lastRules }) => (lastRules ? rulesText(lastRules) : '–'),
  },
  {
    key: 'problem',
    header: 'Ready to open?',
    cell: ({ problem }) => (problem ? <Problem>{problem}</Problem> : 'Yes'),
  },
];
