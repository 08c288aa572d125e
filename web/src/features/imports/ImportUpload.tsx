import { Download, FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { Notice } from '../../ui/feedback/Notice';
import { FileDrop } from '../../ui/form/FileDrop';
import { Bar } from '../../ui/layout/Bar';
import { Card } from '../../ui/layout/Card';
import { Row, Stack } from '../../ui/layout/Stack';
import { ColumnGuide } from './ColumnGuide';
import { templateAddress } from './template';
import { uploadCsv } from './upload-csv';

interface Sending {
  name: string;
  bytes: number;
  sent: number;
  cancel: () => void;
}

/**
 * Uploads one file at a time; the upload continues after leaving the screen and appears in the
 * latest imports.
 */
function useUpload(onUploaded: (id: string) => void) {
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const send = async (file: File) => {
    setProblem(undefined);
    const upload = uploadCsv(file, (sent) => setSending((it) => it && { ...it, sent }));
    setSending({ name: file.name, bytes: file.size, sent: 0, cancel: upload.cancel });
    try {
      const id = await upload.id;
      if (isHere.current) onUploaded(id);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setSending(undefined);
  };
  return { send, sending, problem };
}

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

/** Selects or drops a file and uploads it for checking; nothing is applied yet. */
export function ImportUpload({ onUploaded }: { onUploaded: (id: string) => void }) {
  const { send, sending, problem } = useUpload(onUploaded);
  if (sending) return <SendingCard sending={sending} />;

  return (
    <Card
      title="Import owners and shares"
      text="You review every change, row by row, before it is applied."
      actions={
        <LinkButton
          to={templateAddress}
          download="owners-template.csv"
          reloadDocument
          size="small"
          variant="ghost"
          icon={<Download size={18} aria-hidden />}
        >
          Template
        </LinkButton>
      }
    >
      <Stack>
        {problem && <Notice message={problem} />}
        <FileDrop
          label="Choose a CSV file"
          text="or drop it here · up to 20 MB and 250,000 rows"
          icon={<FileSpreadsheet size={32} aria-hidden />}
          accept=".csv,text/csv"
          onFile={(file) => void send(file)}
        />
        <ColumnGuide />
      </Stack>
    </Card>
  );
}
