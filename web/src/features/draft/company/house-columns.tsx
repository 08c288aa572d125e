import styled from 'styled-components';
import type { HouseToPlanPartsFragment } from '../../../generated/graphql';
import { Badge } from '../../../ui/data/Badge';
import type { Column } from '../../../ui/data/Table';
import { CellNote } from '../../../ui/data/table-style';
import { space, weight } from '../../../ui/theme/tokens';
import { rulesLines } from './draft-words';

type Row = HouseToPlanPartsFragment;

const Name = styled.span`
  font-weight: ${weight.medium};
`;

const Verdict = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[2]};
`;

function Rules({ lastRules }: Row) {
  if (!lastRules) return null;
  const { main, limits } = rulesLines(lastRules);
  return (
    <div>
      {main}
      <CellNote>{limits}</CellNote>
    </div>
  );
}

/** Whether its draft could open, and why not. */
function Readiness({ problem }: Row) {
  if (!problem) return <Badge tone="success">Yes</Badge>;
  return (
    <Verdict>
      <Badge tone="warning">No</Badge>
      {problem}
    </Verdict>
  );
}

/** The columns of the houses without a plan for a year. */
export const houseColumns: Column<Row>[] = [
  {
    key: 'house',
    header: 'Property',
    minWidth: '10rem',
    onCard: 'title',
    cell: ({ name }) => <Name>{name}</Name>,
  },
  {
    key: 'location',
    header: 'Location',
    grows: '100%',
    onCard: 'note',
    cell: ({ location }) => location,
  },
  {
    key: 'owners',
    header: 'Owners',
    align: 'end',
    onCard: 'fact',
    cell: ({ owners }) => owners,
  },
  {
    key: 'weeks',
    header: 'Weeks per share',
    align: 'end',
    onCard: 'fact',
    cell: ({ weeksPerShare }) => weeksPerShare,
  },
  {
    key: 'planned',
    header: 'Other drafts',
    onCard: 'fact',
    cell: ({ draftYears }) => draftYears.join(', '),
  },
  {
    key: 'last',
    header: 'Rules of its last draft',
    noWrap: true,
    cell: (row) => <Rules {...row} />,
  },
  {
    key: 'problem',
    header: 'Ready to open?',
    minWidth: '13rem',
    cell: (row) => <Readiness {...row} />,
  },
];
