import { Pencil } from 'lucide-react';
import styled from 'styled-components';
import { fullName } from '../../lib/names';
import { useMediaQuery } from '../../lib/use-media-query';
import { Button } from '../../ui/button/Button';
import { Badge } from '../../ui/data/Badge';
import { ShareTile } from '../../ui/data/ShareTile';
import type { Column } from '../../ui/data/Table';
import { CellNote, cutAfter } from '../../ui/data/table-style';
import { Row, Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { DESK } from '../../ui/theme/desk';
import { color, screen, space } from '../../ui/theme/tokens';
import type { ImportRow } from './row-cells';
import { UseSuggestion } from './UseSuggestion';

/** On a phone's card, the problem stands out, and the cells of the file are there already. */
const What = styled(Stack)`
  color: ${color.text};
  small {
    ${cutAfter(3)}
  }
  ${screen.desk} {
    padding-block: ${space[1]};
  }
  ${screen.phone} {
    small {
      display: none;
    }
  }
`;

const effect: Column<ImportRow> = {
  key: 'effect',
  header: 'Effect',
  onCard: 'tag',
  cell: ({ isRefused, isAssigned }) => {
    if (isRefused) return <Badge tone="danger">Refused</Badge>;
    return isAssigned ? <Badge tone="success">Changes</Badge> : <Badge>Unchanged</Badge>;
  },
};

const line: Column<ImportRow> = {
  key: 'line',
  header: 'In the file',
  noWrap: true,
  onCard: 'tag',
  cell: (row) => `Line ${row.line}`,
};

const owner: Column<ImportRow> = {
  key: 'owner',
  header: 'Owner',
  onCard: 'title',
  cell: (row) => (
    <div>
      {fullName(row) || '–'}
      {row.email && <CellNote>{row.email}</CellNote>}
    </div>
  ),
};

const share: Column<ImportRow> = {
  key: 'share',
  header: 'Share',
  onCard: 'tag',
  cell: ({ property, shareNumber }) => (
    <Row $gap={2} $nowrap>
      {shareNumber !== null && <ShareTile shareNumber={shareNumber} size={28} />}
      {property}
    </Row>
  ),
};

interface Correcting {
  jobId: string;
  onCorrect: (row: ImportRow) => void;
}

const noteColumn = (correcting: Correcting | undefined): Column<ImportRow> => ({
  key: 'note',
  header: 'What happens',
  onCard: 'note',
  cell: (row) => (
    <What $gap={2} $align="start">
      <div>
        {row.note}
        {row.isRefused && <CellNote>{row.text}</CellNote>}
      </div>
      {correcting && <UseSuggestion jobId={correcting.jobId} row={row} />}
    </What>
  ),
});

const correctColumn = ({ onCorrect }: Correcting): Column<ImportRow> => ({
  key: 'correct',
  header: <VisuallyHidden>Correction</VisuallyHidden>,
  align: 'end',
  pinned: true,
  onCard: 'corner',
  cell: (row) => (
    <Button
      size="small"
      variant={row.isRefused ? 'secondary' : 'ghost'}
      aria-label={`Correct line ${row.line}`}
      icon={<Pencil size={16} aria-hidden />}
      onClick={() => onCorrect(row)}
    >
      Correct
    </Button>
  ),
});

/** The columns of a file's rows, which on a phone begin with whom a row is about. */
export function useRowColumns(correcting: Correcting | undefined): Column<ImportRow>[] {
  const isDesk = useMediaQuery(DESK);
  const note = noteColumn(correcting);
  const shown = isDesk ? [line, effect, note, owner, share] : [owner, share, effect, line, note];
  return correcting ? [...shown, correctColumn(correcting)] : shown;
}
