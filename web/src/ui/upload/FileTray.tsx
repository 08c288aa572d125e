import type { FileProgress, UploadedFile } from '../../lib/files/use-file-upload';
import { IconButton } from '../button/IconButton';
import { Notice } from '../feedback/Notice';
import { X } from '../icon/icons';
import { Row, Stack } from '../layout/Stack';
import { Avatar } from '../picture/Avatar';
import { space } from '../theme/tokens';
import { UploadProgress } from './UploadProgress';

interface FileTrayProps {
  /** Names the list for screen readers. */
  label: string;
  files: readonly Pick<UploadedFile, 'id' | 'name' | 'thumbUrl'>[];
  progress?: FileProgress | undefined;
  problem?: string | undefined;
  onRemove: (id: string) => void;
  onCancel: () => void;
}

/** The files that a message or a form takes along, and the one that is being uploaded. */
export function FileTray({ label, files, progress, problem, onRemove, onCancel }: FileTrayProps) {
  if (files.length === 0 && !progress && !problem) return null;
  return (
    <Stack $gap={2} style={{ marginBottom: space[2] }}>
      {problem && <Notice message={problem} />}
      {files.length > 0 && (
        <Row as="ul" $gap={2} aria-label={label}>
          {files.map(({ id, name, thumbUrl }, index) => (
            <Row as="li" key={id} $gap={2} $nowrap>
              <Avatar name="PDF" src={thumbUrl} size={56} isSquare />
              {name}
              <IconButton
                label={`Remove ${name || `picture ${index + 1}`}`}
                icon={<X size={18} />}
                size="small"
                onClick={() => onRemove(id)}
              />
            </Row>
          ))}
        </Row>
      )}
      {progress && <UploadProgress {...{ progress, onCancel }} />}
    </Stack>
  );
}
