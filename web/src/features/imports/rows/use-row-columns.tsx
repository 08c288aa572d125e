import styled from 'styled-components';
import type { ImportPageQuery } from '../../../generated/graphql';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { fullName } from '../../../lib/text/names';
import { Button } from '../../../ui/button/Button';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { Pencil } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { actionsColumn, type Column, column } from '../../../ui/table/Table';
import { CellNote, cutAfter, TwoLines } from '../../../ui/table/table-style';
import { Badge } from '../../../ui/text/Badge';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { color, DESK, screen, space } from '../../../ui/theme/tokens';
import type { ImportRow } from './row-cells';
import { UseSuggestion } from './UseSuggestion';

/** On a phone's card, the problem stands out, and the cells of the file are there already. */
const What = styled(Stack)`
  color: ${color.text};
  small {
    ${cutAfter(2)}
  }
  ${screen.desk} {
    padding-block: ${space[1]};
  }
  ${screen.phone} {
    small {
      display: none;
    }
    button {
      margin-bottom: -6px;
    }
  }
`;

const Property = styled.span`
  ${cutAfter(3)}
  overflow-wrap: break-word;
`;

const effect: Column<ImportRow> = column('Effect', { onCard: 'tag' }, (row) => {
  if (row.isRefused) return <Badge tone="danger">Refused</Badge>;
  if (row.isAssigned || row.isJoined) return <Badge tone="success">Changes</Badge>;
  return <Badge>Unchanged</Badge>;
});

const line: Column<ImportRow> = column(
  'In the file',
  { noWrap: true, onCard: 'tag' },
  (row) => `Line ${row.line}`,
);

const owner: Column<ImportRow> = column('Owner', { onCard: 'title' }, (row) => (
  <TwoLines $most="12rem">
    <div>{fullName(row) || '–'}</div>
    {row.email && <CellNote>{row.email}</CellNote>}
  </TwoLines>
));

const week: Column<ImportRow> = column('Week', { onCard: 'title' }, (row) => {
  const { yearText, weekText, arrivalText } = row;
  const named = weekText && `Week ${weekText}`;
  const ofYear = named && yearText ? `${named} of ${yearText}` : named || yearText;
  return (
    <TwoLines $most="12rem">
      <div>{ofYear || arrivalText || '–'}</div>
      {ofYear && arrivalText && <CellNote>{arrivalText}</CellNote>}
    </TwoLines>
  );
});

const share: Column<ImportRow> = column('Share', { onCard: 'tag' }, (row) => (
  <Row $gap={2} $nowrap>
    {row.shareNumber !== null && <ShareTile shareNumber={row.shareNumber} size={28} />}
    <Property>{row.property}</Property>
  </Row>
));

interface Correcting {
  jobId: string;
  onCorrect: (row: ImportRow) => void;
}

/** A phone's card has no room for a question to which the button is the answer. */
function noteBesideUse({ note, suggestedProperty, suggestedLocation }: ImportRow): string {
  return note.replace(`Did you mean ${suggestedProperty} in ${suggestedLocation}?`, '').trim();
}

const noteColumn = (correcting: Correcting | undefined, isDesk: boolean): Column<ImportRow> =>
  column('What happens', { onCard: 'note', minWidth: '19rem' }, (row) => (
    <What $gap={1} $align="start">
      <div>
        {isDesk || !correcting ? row.note : noteBesideUse(row)}
        {row.isRefused && <CellNote>{row.text}</CellNote>}
      </div>
      {correcting && <UseSuggestion jobId={correcting.jobId} row={row} withPlace={!isDesk} />}
    </What>
  ));

const correctColumn = ({ onCorrect }: Correcting, isDesk: boolean): Column<ImportRow> =>
  actionsColumn(
    (row) => (
      <Button
        size="small"
        variant={row.isRefused && isDesk ? 'secondary' : 'ghost'}
        aria-label={`Correct line ${row.line}`}
        icon={<Pencil size={16} aria-hidden />}
        onClick={() => onCorrect(row)}
      >
        Correct
      </Button>
    ),
    { header: <VisuallyHidden>Correction</VisuallyHidden> },
  );

/** The columns of a file's rows, which on a phone begin with whom, or what, a row is about. */
export function useRowColumns(
  kind: ImportPageQuery['importJob']['kind'],
  correcting: Correcting | undefined,
): Column<ImportRow>[] {
  const isDesk = useMediaQuery(DESK);
  const note = noteColumn(correcting, isDesk);
  const subject = kind === 'WEEKS' ? week : owner;
  const shown = isDesk
    ? [line, effect, note, subject, share]
    : [subject, share, effect, line, note];
  return correcting ? [...shown, correctColumn(correcting, isDesk)] : shown;
}
