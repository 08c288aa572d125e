import { useState } from 'react';
import type { ImportPageQuery } from '../../../generated/graphql';
import { DownloadButton } from '../../../ui/button/DownloadButton';
import { Card } from '../../../ui/card/Card';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { Download } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { Pager } from '../../../ui/list/Pager';
import { Table } from '../../../ui/table/Table';
import { mayCorrect, rowsListed } from '../import-words';
import { CorrectRowDialog } from './CorrectRowDialog';
import type { ImportRow } from './row-cells';
import { useRowColumns } from './use-row-columns';

export const PAGE_SIZE = 20;

type Job = ImportPageQuery['importJob'];

/** The page and filter of the row list. */
export interface RowChoice {
  page: number;
  refusedOnly: boolean;
}

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
  const columns = useRowColumns(
    job.kind,
    mayCorrect(job) ? { jobId: job.id, onCorrect: setCorrected } : undefined,
  );
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
          rowKey={({ line, person }) => `${line}.${person}`}
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
        <CorrectRowDialog job={job} row={corrected} onClose={() => setCorrected(undefined)} />
      )}
    </Card>
  );
}
