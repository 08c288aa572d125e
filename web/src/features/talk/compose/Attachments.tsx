import { IconButton } from '../../../ui/button/IconButton';
import { Notice } from '../../../ui/feedback/Notice';
import { X } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Avatar } from '../../../ui/picture/Avatar';
import { space } from '../../../ui/theme/tokens';
import { UploadProgress } from '../../../ui/upload/UploadProgress';
import type { useTalkFiles } from './use-talk-files';

type Tray = ReturnType<typeof useTalkFiles>['tray'];

/** The files that the next message takes along, and the one that is being uploaded. */
export function Attachments({ files, progress, problem, onRemove, onCancel }: Tray) {
  if (files.length === 0 && !progress && !problem) return null;
  return (
    <Stack $gap={2} style={{ marginBottom: space[2] }}>
      {problem && <Notice message={problem} />}
      {files.length > 0 && (
        <Row as="ul" $gap={2} aria-label="Files to send">
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
