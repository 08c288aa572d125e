import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { CompanyDraftPartsFragment, CompanyDraftSort } from '../../../generated/graphql';
import { draftPath } from '../../../lib/address/paths';
import { momentText } from '../../../lib/dates/dates';
import { nearTime } from '../../../lib/dates/near-time';
import { useNow } from '../../../lib/dates/use-now';
import { Badge } from '../../../ui/data/Badge';
import { RecordLink } from '../../../ui/data/RecordLink';
import { ShareTile } from '../../../ui/data/ShareTile';
import type { Column } from '../../../ui/data/Table';
import { PartBar } from '../../../ui/layout/Bar';
import { screen, space, tone, weight } from '../../../ui/theme/tokens';
import { statusWords } from './draft-words';

type Row = CompanyDraftPartsFragment;

/** A mark and words in one line. */
const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-width: 100%;
  font-variant-numeric: tabular-nums;
  > svg {
    flex: none;
  }
`;
const Stall = styled(Line)`
  color: ${tone('warning').text};
  font-weight: ${weight.medium};
  ${screen.desk} {
    white-space: normal;
  }
`;

function Turn({ turnShare, turnOwner, turnBeganAt }: Row) {
  if (turnShare === null) return null;
  return (
    <Line title={turnBeganAt ? `Since ${momentText(turnBeganAt)}` : undefined}>
      <ShareTile shareNumber={turnShare} size={24} />
      {turnOwner ?? 'Vacant'}
    </Line>
  );
}

/** When it goes on, or why it does not without an administrator. */
function Next({ status, deadline, opensAt, stall }: Row) {
  const now = useNow();
  if (stall !== null) {
    return (
      <Stall>
        <TriangleAlert size={16} aria-hidden />
        {stall}
      </Stall>
    );
  }
  const at = deadline ?? (status === 'PLANNED' ? opensAt : null);
  return at === null ? null : (
    <time dateTime={at} title={momentText(at)}>
      {deadline ? 'turn ends' : 'opens'} {nearTime(at, now)}
    </time>
  );
}

/** The columns of the drafts of the whole company. */
export const companyColumns: Column<Row, CompanyDraftSort>[] = [
  {
    key: 'property',
    header: 'Property',
    minWidth: '10rem',
    sort: 'PROPERTY',
    onCard: 'title',
    cell: ({ propertyId, propertyName, year }) => (
      <RecordLink to={draftPath({ propertyId, year })}>{propertyName}</RecordLink>
    ),
  },
  {
    key: 'location',
    header: 'Location',
    grows: '100%',
    onCard: 'note',
    cell: ({ location }) => location,
  },
  { key: 'year', header: 'Year', sort: 'YEAR', onCard: 'tag', cell: ({ year }) => year },
  {
    key: 'state',
    header: 'State',
    onCard: 'tag',
    cell: ({ status }) => (
      <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
    ),
  },
  {
    key: 'picks',
    header: 'Picks',
    minWidth: '6.5rem',
    noWrap: true,
    onCard: 'tag',
    cell: ({ picksMade, picksInAll }) =>
      picksInAll === null ? null : <PartBar value={picksMade} total={picksInAll} />,
  },
  {
    key: 'turn',
    header: 'Whose turn',
    minWidth: '11rem',
    noWrap: true,
    onCard: 'tag',
    cell: (row) => <Turn {...row} />,
  },
  {
    key: 'next',
    header: 'Next',
    sort: 'NEXT',
    minWidth: '12rem',
    noWrap: true,
    onCard: 'tag',
    cell: (row) => <Next {...row} />,
  },
];
