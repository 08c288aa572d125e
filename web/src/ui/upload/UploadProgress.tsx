import type { FileProgress } from '../../lib/files/use-file-upload';
import { Button } from '../button/Button';
import { Bar } from '../layout/Bar';
import { Row, Stack } from '../layout/Stack';

/** How much of a file has been sent. */
export function UploadProgress({
  progress,
  onCancel,
}: {
  progress: FileProgress;
  onCancel: () => void;
}) {
  const { name, bytes, sent } = progress;
  const [total = 0, done = 0] = [bytes, sent].map((it) => Math.ceil(it / 1000));
  return (
    <Stack role="status" $gap={1}>
      <p>{sent >= bytes && bytes > 0 ? `Storing ${name}…` : `Uploading ${name}…`}</p>
      <Row $justify="space-between">
        <Bar label="Kilobytes sent" value={Math.min(done, total)} total={total} />
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
