import styled from 'styled-components';
import type {
  HouseReadiness,
  HouseToPlanPartsFragment,
  HouseToPlanSort,
} from '../../../../generated/graphql';
import { counted, grouped } from '../../../../lib/text/format';
import type { Column } from '../../../../ui/table/Table';
import { CellNote, TwoLines } from '../../../../ui/table/table-style';
import { Badge } from '../../../../ui/text/Badge';
import { space, type Tone, weight } from '../../../../ui/theme/tokens';
import { rulesLines } from '../draft-words';

type Row = HouseToPlanPartsFragment;

const Name = styled.div`
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

/** Each readiness as a word, and its colour. */
export const READINESS: Record<HouseReadiness, { label: string; tone: Tone }> = {
  READY: { label: 'Yes', tone: 'success' },
  REST: { label: 'Only the rest', tone: 'neutral' },
  BLOCKED: { label: 'No', tone: 'warning' },
};

/** Whether its draft could open, and why not; or how few weeks it would be about. */
function Readiness({ readiness, problem, weeksGiven, weeksLeft }: Row) {
  const { label, tone } = READINESS[readiness];
  const rest = `${counted(weeksLeft ?? 0, 'week')} left, ${grouped(weeksGiven)} given`;
  return (
    <Verdict>
      <Badge tone={tone}>{label}</Badge>
      {readiness === 'REST' ? rest : problem}
    </Verdict>
  );
}

/** The columns of the houses without a plan for a year. */
export const houseColumns: Column<Row, HouseToPlanSort>[] = [
  {
    key: 'house',
    header: 'Property',
    sort: 'NAME',
    minWidth: '11rem',
    onCard: 'title',
    cell: ({ name, location }) => (
      <TwoLines $most="16rem">
        <Name>{name}</Name>
        <CellNote>{location}</CellNote>
      </TwoLines>
    ),
  },
  {
    key: 'owners',
    header: 'Owners',
    sort: 'OWNERS',
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
    onCard: 'note',
    cell: ({ lastRules }) => lastRules && <Rules rules={lastRules} />,
  },
  {
    key: 'problem',
    header: 'Ready to open?',
    sort: 'READINESS',
    minWidth: '15rem',
    onCard: 'fact',
    cell: (row) => <Readiness {...row} />,
  },
];
