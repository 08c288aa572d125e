import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { DownloadButton } from '../../../ui/button/DownloadButton';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card } from '../../../ui/card/Card';
import { LoadingState } from '../../../ui/feedback/LoadingState';
import { Notice } from '../../../ui/feedback/Notice';
import { TextArea } from '../../../ui/form/TextArea';
import { Download, FileSpreadsheet } from '../../../ui/icon/icons';
import { Bar } from '../../../ui/layout/Bar';
import { Row, Stack } from '../../../ui/layout/Stack';
import { FileDrop } from '../../../ui/upload/FileDrop';
import { usePaste } from '../../../ui/upload/use-paste';
import { ColumnChoice } from './ColumnChoice';
import { ColumnGuide } from './ColumnGuide';
import { type Sending, type UploadStep, useUpload } from './use-upload';

/** The templates for import files: the columns and sample rows. */
const PEOPLE = [
  'First name,Last name,Email,Property,Location,Share number',
  'Nora,Quill,nora.quill@example.com,Lake House,"Windermere, England",1',
  'Nora,Quill,nora.quill@example.com,Lake House,"Windermere, England",2',
  ',,,Lake House,"Windermere, England",3',
];
const WEEKS = [
  'Property,Location,Share number,Year,Week,Arrival',
  'Lake House,"Windermere, England",1,2026,27,',
  'Lake House,"Windermere, England",2,,,2026-07-11',
];
const TEMPLATES = [
  { label: 'Template', download: 'owners-template.csv', lines: PEOPLE },
  { label: 'Template of weeks', download: 'weeks-template.csv', lines: WEEKS },
];

const TITLES = { SHARES: 'Owners from a sheet', WEEKS: 'Weeks from a sheet' };
const HINTS = {
  SHARES:
    'A row for each share: its number, the names and the email addresses. Couples own a share together. You review every row before it is applied.',
  WEEKS:
    'A row for each week: the share, and the year and week number or the day of arrival. You review every row before it is applied.',
};

/** Downloads the lines as a file; the byte order mark makes spreadsheets read it as UTF-8. */
const addressOf = (lines: string[]) =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${[...lines, ''].join('\r\n')}`)}`;

function SendingCard({ sending: { name, bytes, sent, cancel } }: { sending: Sending }) {
  const [kilobytes, sentKilobytes] = [bytes, sent].map((it) => Math.ceil(it / 1024));
  const isSent = sent >= bytes;
  return (
    <Card title={name} text={isSent ? 'Checking rows against existing data…' : 'Uploading…'}>
      <Bar label="Kilobytes sent" value={sentKilobytes ?? 0} total={kilobytes ?? 0} />
      <Row $justify="space-between">
        <p>You can switch to another page, but keep this tab open until the upload finishes.</p>
        <Button variant="secondary" onClick={cancel}>
          Cancel
        </Button>
      </Row>
    </Card>
  );
}

const rowsFile = (text: string) => new File([text], 'Pasted cells');

/** The cells that are pasted, as a file; undefined for anything else. */
function pastedCells({ clipboardData, target }: ClipboardEvent): File | undefined {
  const isField = target instanceof HTMLInputElement && target.type !== 'file';
  const text = clipboardData?.getData('text/plain') ?? '';
  return !isField && text.includes('\n') ? rowsFile(text) : undefined;
}

/** Takes rows that are typed or dictated; pasted ones are checked at once. */
function EnteredRows({ onFile }: { onFile: (file: File) => void }) {
  const [text, setText] = useState('');
  return (
    <>
      <TextArea
        label="Or paste rows here"
        hint="Copied from a spreadsheet, with the line that names the columns."
        rows={3}
        maxRows={12}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== '' && (
        <Row>
          <Button onClick={() => onFile(rowsFile(text))}>Check the rows</Button>
        </Row>
      )}
    </>
  );
}

/** Selects, drops or pastes a file and uploads it for checking; nothing is applied yet. */
export function ImportUpload(step: UploadStep) {
  const { of } = step;
  const { isReading, sending, problem, matching, choose, check, leave } = useUpload(step);
  const paste = (event: ClipboardEvent) => {
    const cells = pastedCells(event);
    if (cells) void choose(cells);
  };
  usePaste(sending || matching ? undefined : paste);
  if (sending) return <SendingCard sending={sending} />;
  if (matching) {
    return <ColumnChoice {...{ matching, problem }} onCheck={check} onLeave={leave} />;
  }
  return (
    <Card
      title={of ? TITLES[of.kind] : 'Import owners, shares or weeks'}
      text={of ? HINTS[of.kind] : 'You review every change, row by row, before it is applied.'}
      actions={
        !of && (
          <Row $gap={1}>
            {TEMPLATES.map(({ label, download, lines }) => (
              <LinkButton
                key={label}
                to={addressOf(lines)}
                {...{ download }}
                reloadDocument
                size="small"
                variant="ghost"
                icon={<Download size={18} aria-hidden />}
              >
                {label}
              </LinkButton>
            ))}
            <DownloadButton
              to="/api/admin/exports/weeks.csv"
              size="small"
              variant="ghost"
              icon={<Download size={18} aria-hidden />}
            >
              Export weeks
            </DownloadButton>
          </Row>
        )
      }
    >
      <Stack>
        {problem && <Notice message={problem} />}
        {isReading ? (
          <LoadingState label="Reading the file…" />
        ) : (
          <FileDrop
            label="Choose a file"
            text="CSV, Excel (.xlsx) or OpenDocument (.ods); or drop it here, or paste cells · up to 20 MB and 250,000 rows"
            icon={<FileSpreadsheet size={32} aria-hidden />}
            accept=".csv,.tsv,.txt,.xlsx,.ods,text/csv"
            // Where the focus was, at another step or at the former file, is gone.
            autoFocus={step.chosen !== undefined || problem !== undefined}
            onFiles={([file]) => file && void choose(file)}
          />
        )}
        {of ? <EnteredRows onFile={(file) => void choose(file)} /> : <ColumnGuide />}
      </Stack>
    </Card>
  );
}
