import styled from 'styled-components';
import type { CompanyDraftPartsFragment, CompanyDraftSort } from '../../../generated/graphql';
import { draftPath } from '../../../lib/address/paths';
import { momentText } from '../../../lib/dates/dates';
import { Badge } from '../../../ui/data/Badge';
import { RecordLink } from '../../../ui/data/RecordLink';
import type { Column } from '../../../ui/data/Table';
import { CellNote } from '../../../ui/data/table-style';
import { tone, weight } from '../../../ui/theme/tokens';
import { statusWords } from './draft-words';

type Row = CompanyDraftPartsFragment;

const Stall = styled(CellNote)`
  color: ${tone('warning').text};
  font-weight: ${weight.medium};
`;

function Turn({ turnShare, turnOwner, turnBeganAt }: Row) {
  if (turnShare === null) return '–';
  return (
    <div>
      {turnOwner ?? 'Vacant'}, share&nbsp;{turnShare}
      {turnBeganAt && <CellNote>since {momentText(turnBeganAt)}</CellNote>}
    </div>
  );
}

function Next({ status, deadline, opensAt }: Row) {
  if (deadline) return <time dateTime={deadline}>turn ends {momentText(deadline)}</time>;
  if (status === 'PLANNED' && opensAt) {
    return <time dateTime={opensAt}>opens {momentText(opensAt)}</time>;
  }
  return '–';
}

/** The columns of the drafts of the whole company. */
export const companyColumns: Column<Row, CompanyDraftSort>[] = [
  {
    key: 'property',
    header: 'Property',
    minWidth: '12rem',
    sort: 'PROPERTY',
    cell: ({ propertyId, propertyName, location, year }) => (
      <div>
        <RecordLink to={draftPath({ propertyId, year })}>{propertyName}</RecordLink>
        <CellNote>{location}</CellNote>
      </div>
    ),
  },
  { key: 'year', header: 'Year', sort: 'YEAR', cell: ({ year }) => year },
  {
    key: 'state',
    header: 'State',
    cell: ({ status, stall }) => (
      <div>
        <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
        {stall && <Stall>{stall}</Stall>}
      </div>
    ),
  },
  { key: 'turn', header: 'Whose turn', cell: (row) => <Turn {...row} /> },
  { key: 'next', header: 'Next', sort: 'NEXT', noWrap: true, cell: (row) => <Next {...row} /> },
];
