import { MAX_CORRECTABLE_ROWS } from '@rules/imports';
import { Download, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { ImportPageQuery } from '../../generated/graphql';
import { fullName } from '../../lib/names';
import { Button } from '../../ui/button/Button';
import { DownloadButton } from '../../ui/button/DownloadButton';
import { Badge } from '../../ui/data/Badge';
import { Pager } from '../../ui/data/Pager';
import { ShareTile } from '../../ui/data/ShareTile';
import { type Column, Table } from '../../ui/data/Table';
import { Checkbox } from '../../ui/form/Checkbox';
import { Card } from '../../ui/layout/Card';
import { Row, Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { color, size } from '../../ui/theme/tokens';
import { CorrectRowDialog } from './CorrectRowDialog';
import { rowsListed } from './import-words';
import type { ImportRow } from './row-cells';
import { UseSuggestion } from './UseSuggestion';

export const PAGE_SIZE = 20;

type Job = ImportPageQuery['importJob'];

/** The page and filter of the row list. */
export interface RowChoice {
  page: number;
  refusedOnly: boolean;
}

const Muted = styled.small`
  display: block;
  overflow-wrap: anywhere;
  color: ${color.textMuted};
  font-size: ${size.tiny};
`;

function effect({ isRefused, isAssigned }: ImportRow) {
  if (isRefused) return <Badge tone="danger">Refused</Badge>;
  return isAssigned ? <Badge tone="success">Changes</Badge> : <Badge>Unchanged</Badge>;
}

/** What happens to a row; with what its file may mean instead, if that can be used. */
const noteColumn = (suggestionOf?: (row: ImportRow) => ReactNode): Column<ImportRow> => ({
  key: 'note',
  header: 'What happens',
  cell: (row) => (
    <Stack $gap={2} $align="start">
      <div>
        {row.note}
        {row.isRefused && <Muted>{row.text}</Muted>}
      </div>
      {suggestionOf?.(row)}
    </Stack>
  ),
});

const columnsWith = (note: Column<ImportRow>): Column<ImportRow>[] => [
  { key: 'line', header: 'In the file', noWrap: true, cell: ({ line }) => `Line ${line}` },
  { key: 'effect', header: 'Effect', cell: effect },
  note,
  {
    key: 'owner',
    header: 'Owner',
    cell: (row) => (
      <div>
        {fullName(row) || '–'}
        {row.email && <Muted>{row.email}</Muted>}
      </div>
    ),
  },
  {
    key: 'share',
    header: 'Share',
    cell: ({ property, shareNumber }) => (
      <Row $gap={2} $nowrap>
        {shareNumber !== null && <ShareTile shareNumber={shareNumber} size={28} />}
        {property}
      </Row>
    ),
  },
];

const correctColumn = (onCorrect: (row: ImportRow) => void): Column<ImportRow> => ({
  key: 'correct',
  header: <VisuallyHidden>Correction</VisuallyHidden>,
  align: 'end',
  pinned: true,
  onCard: 'foot',
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

interface ImportRowsProps {
  job: Job;
  choice: RowChoice;
  onChoose: (choice: RowChoice) => void;
}

/**
 * The rows of a file and their effects: refused rows first, then those that add a property; once
 * applied, those left out.
 */
export function ImportRows({ job, choice: { page, refusedOnly }, onChoose }: ImportRowsProps) {
  const [corrected, setCorrected] = useState<ImportRow>();
  const isApplied = job.status === 'APPLIED';
  const mayCorrect = !isApplied && (job.rowsTotal ?? 0) <= MAX_CORRECTABLE_ROWS;
  const suggestionOf = (row: ImportRow) => <UseSuggestion jobId={job.id} row={row} />;
  const columns = mayCorrect
    ? [...columnsWith(noteColumn(suggestionOf)), correctColumn(setCorrected)]
    : columnsWith(noteColumn());
  return (
    <Card
      title={isApplied ? 'Rows left out' : 'Row by row'}
      actions={
        job.refused > 0 && (
          <Row>
            <DownloadButton
              size="small"
              variant="secondary"
              icon={<Download size={16} aria-hidden />}
              to={`/api/admin/imports/${job.id}/refused.csv`}
            >
              Download refused rows
            </DownloadButton>
            {!isApplied && (
              <Checkbox
                label="Only refused"
                checked={refusedOnly}
                onCheckedChange={(checked) => onChoose({ page: 1, refusedOnly: checked })}
              />
            )}
          </Row>
        )
      }
    >
      <div>
        <Table
          label="Rows of the file"
          columns={columns}
          rows={job.rows}
          rowKey={({ line }) => line}
          cards
        />
        <Pager
          total={rowsListed(job, refusedOnly)}
          pageSize={PAGE_SIZE}
          page={page}
          onPage={(next) => onChoose({ page: next, refusedOnly })}
        />
      </div>
      {corrected && (
        <CorrectRowDialog jobId={job.id} row={corrected} onClose={() => setCorrected(undefined)} />
      )}
    </Card>
  );
}
