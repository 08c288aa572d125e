import styled from 'styled-components';
import type { FileProgress } from '../../lib/files/use-file-upload';
import { Notice } from '../feedback/Notice';
import { Camera, ImagePlus } from '../icon/icons';
import { Columns } from '../layout/Split';
import { Stack } from '../layout/Stack';
import { FileDrop } from './FileDrop';
import { UploadProgress } from './UploadProgress';
import { usePaste } from './use-paste';

/** Named one by one, so that phones convert their own formats. */
export const PICTURES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** Only where a camera is at hand. */
const OnTouch = styled.div`
  display: none;
  @media (pointer: coarse) {
    display: grid;
  }
`;

interface FileUploadProps {
  label: string;
  /** A hint about the accepted files. */
  text: string;
  isMany?: boolean;
  takesPdf?: boolean;
  /** The camera that a phone opens: the one towards its user, or away from them. */
  camera?: 'user' | 'environment';
  /** The file that is being sent, if there is one. */
  progress: FileProgress | undefined;
  problem: string | undefined;
  onFiles: (files: readonly File[]) => void;
  onCancel: () => void;
}

/** Chooses, drops, pastes or takes pictures, or PDFs, and shows how they are sent. */
export function FileUpload({ camera, ...props }: FileUploadProps) {
  const { label, text, isMany, takesPdf, progress, problem, onFiles, onCancel } = props;
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const files = [...(clipboardData?.files ?? [])];
    if (files.length > 0) onFiles(files);
  };
  usePaste(progress ? undefined : paste);
  if (progress) return <UploadProgress {...{ progress, onCancel }} />;
  const accept = takesPdf ? `application/pdf,${PICTURES}` : PICTURES;
  const drop = { text, accept, onFiles };
  return (
    <Stack>
      {problem && <Notice message={problem} />}
      <Columns $least="9rem" style={{ alignItems: 'stretch' }}>
        {camera && (
          <OnTouch>
            <FileDrop
              {...drop}
              label="Take a picture"
              text="With the camera of this device"
              icon={<Camera size={32} aria-hidden />}
              capture={camera}
            />
          </OnTouch>
        )}
        <FileDrop {...drop} {...{ label, isMany }} icon={<ImagePlus size={32} aria-hidden />} />
      </Columns>
    </Stack>
  );
}
