import styled from 'styled-components';
import type { HouseToPlanPartsFragment } from '../../../generated/graphql';
import { counted } from '../../../lib/format';
import { Badge } from '../../../ui/data/Badge';
import type { Column } from '../../../ui/data/Table';
import { CellNote, TwoLines } from '../../../ui/data/table-style';
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

function Rules({ rules }: { rules: NonNullable<Row['lastRules']> }) {
  const { main, limits } = rulesLines(rules);
  return (
    <TwoLines>
      <div>{main}</div>
      <CellNote>{limits}</CellNote>
    </TwoLines>
  );
}

/** Whether its draft could open, and why not; or that only the rest of its weeks can be drafted. */
function Readiness({ problem, weeksGiven }: Row) {
  const note = problem ?? (weeksGiven > 0 && `${counted(weeksGiven, 'week')} given already`);
  return (
    <Verdict>
      {problem ? <Badge tone="warning">No</Badge> : <Badge tone="success">Yes</Badge>}
      {note}
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
    minWidth: '5.5rem',
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
    header: 'Last rules',
    noWrap: true,
    isOptional: true,
    onCard: 'note',
    cell: ({ lastRules }) => lastRules && <Rules rules={lastRules} />,
  },
  {
    key: 'problem',
    header: 'Ready to open?',
    minWidth: '13rem',
    onCard: 'fact',
    cell: (row) => <Readiness {...row} />,
  },
];
