import styled from 'styled-components';
import type {
  HouseReadiness,
  HouseToPlanPartsFragment,
  HouseToPlanSort,
} from '../../../../generated/graphql';
import { counted, grouped } from '../../../../lib/text/format';
import { type Column, column } from '../../../../ui/table/Table';
import { CellNote, TwoLines } from '../../../../ui/table/table-style';
import { Badge } from '../../../../ui/text/Badge';
import { Text } from '../../../../ui/text/Text';
import { space, type Tone } from '../../../../ui/theme/tokens';
import { rulesLines } from '../draft-words';

type Row = HouseToPlanPartsFragment;

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
  column('Property', { sort: 'NAME', minWidth: '11rem', onCard: 'title' }, (house) => (
    <TwoLines $most="16rem">
      <Text as="div" $weight="medium">
        {house.name}
      </Text>
      <CellNote>{house.location}</CellNote>
    </TwoLines>
  )),
  column('Owners', { sort: 'OWNERS', align: 'end', onCard: 'fact' }, ({ owners }) => owners),
  column(
    'Weeks per share',
    { minWidth: '5.5rem', align: 'end', onCard: 'fact' },
    ({ weeksPerShare }) => weeksPerShare,
  ),
  column('Other drafts', { onCard: 'fact' }, ({ draftYears }) => draftYears.join(', ')),
  column(
    'Last rules',
    { noWrap: true, onCard: 'note' },
    ({ lastRules }) => lastRules && <Rules rules={lastRules} />,
  ),
  column('Ready to open?', { sort: 'READINESS', minWidth: '15rem', onCard: 'fact' }, (row) => (
    <Readiness {...row} />
  )),
];
