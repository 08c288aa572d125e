import styled from 'styled-components';
import type { CompanyDraftPartsFragment, CompanyDraftSort } from '../../../generated/graphql';
import { draftPath } from '../../../lib/address/paths';
import { momentText } from '../../../lib/dates/dates';
import { useNow } from '../../../lib/dates/server-clock';
import type { ListState } from '../../../lib/list/list-state';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { Play, TriangleAlert } from '../../../ui/icon/icons';
import { PartBar } from '../../../ui/layout/Bar';
import { RecordLink } from '../../../ui/table/RecordLink';
import { type Column, column } from '../../../ui/table/Table';
import { Badge } from '../../../ui/text/Badge';
import { Text } from '../../../ui/text/Text';
import { box, DESK, screen, tone, weight } from '../../../ui/theme/tokens';
import { nearTime } from '../use-clock';
import {
  actionWords,
  type DraftAction,
  draftName,
  nextAction,
  shortageOf,
  statusWords,
  waitsToOpen,
} from './draft-words';

type Row = CompanyDraftPartsFragment;

/** A mark and words in one line. */
const Line = styled.span`
  ${box.row(2)};
  max-width: 100%;
`;
const Warning = styled(Line)`
  color: ${tone('warning').text};
  font-weight: ${weight.medium};
`;
const Stall = styled(Warning)`
  ${screen.desk} {
    white-space: normal;
  }
`;

function Turn({ turnShare, turnOwner, turnBeganAt }: Row & { turnShare: number }) {
  return (
    <Line title={turnBeganAt ? `Since ${momentText(turnBeganAt)}` : undefined}>
      <ShareTile shareNumber={turnShare} size={24} />
      {turnOwner ?? 'Vacant'}
    </Line>
  );
}

/** How far it is; before the opening, that its weeks do not last for all turns. */
function picks(row: Row) {
  const shortage = shortageOf(row);
  if (row.picksInAll !== null) return <PartBar value={row.picksMade} total={row.picksInAll} />;
  return (
    shortage && (
      <Warning title="The last turns get no week">
        <TriangleAlert size={16} aria-hidden />
        {shortage}
      </Warning>
    )
  );
}

/** When it goes on, or why it does not without an administrator. */
function Next(row: Row) {
  const { status, deadline, opensAt, stall } = row;
  const now = useNow();
  if (waitsToOpen(row)) return <Text $tone="muted">waits to be opened</Text>;
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

interface ActionProps {
  action: DraftAction;
  draft: Row;
  onPress: () => void;
}

/** The next step: an icon with a tooltip on a desk, a button with a word on a phone. */
function NextAction({ action, draft, onPress }: ActionProps) {
  const isDesk = useMediaQuery(DESK);
  const { verb } = actionWords[action];
  const name = draftName(draft);
  const words = action === 'open' ? `${verb} draft…` : verb;
  const icon = <Play size={18} aria-hidden />;
  return isDesk ? (
    <IconButton size="small" label={`${verb} ${name}`} icon={icon} onClick={onPress} />
  ) : (
    <Button variant="ghost" aria-label={`${words} ${name}`} icon={icon} onClick={onPress}>
      {words}
    </Button>
  );
}

interface Options {
  onAct: (action: DraftAction, draft: Row) => void;
  /** The list’s state for the page of a draft. */
  list: ListState;
}

/** The columns of the drafts of the whole company. */
export const companyColumns = ({ onAct, list }: Options): Column<Row, CompanyDraftSort>[] => [
  column(
    'Property',
    { minWidth: '10rem', sort: 'PROPERTY', onCard: 'title' },
    ({ propertyId, propertyName, year }) => (
      <RecordLink to={draftPath({ propertyId, year })} state={list}>
        {propertyName}
      </RecordLink>
    ),
  ),
  column('Location', { grows: '100%', onCard: 'note' }, ({ location }) => location),
  column('Year', { sort: 'YEAR', onCard: 'tag' }, ({ year }) => year),
  column('State', { onCard: 'tag' }, ({ status }) => (
    <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
  )),
  column('Picks', { minWidth: '6.5rem', noWrap: true, onCard: 'tag' }, picks),
  column(
    'Whose turn',
    { minWidth: '11rem', noWrap: true, onCard: 'tag' },
    ({ turnShare, ...row }) => turnShare !== null && <Turn {...row} turnShare={turnShare} />,
  ),
  column('Next', { sort: 'NEXT', minWidth: '10rem', noWrap: true, onCard: 'tag' }, (row) => (
    <Next {...row} />
  )),
  column('Actions', { align: 'end', onCard: 'corner' }, (row) => {
    const action = nextAction(row);
    return action && <NextAction {...{ action }} draft={row} onPress={() => onAct(action, row)} />;
  }),
];
