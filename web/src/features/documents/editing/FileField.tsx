import { useFileUpload } from '../../../lib/files/use-file-upload';
import { Stack } from '../../../ui/layout/Stack';
import { FileUpload } from '../../../ui/upload/FileUpload';
import { DocumentFile, type ShownFile } from '../reading/DocumentFile';

/** The file of a draft; only one that was uploaded for it is sent. */
export type DraftFile = (ShownFile & { id: string; isNew: boolean }) | null;

interface FileFieldProps {
  propertyId: string;
  title: string;
  file: DraftFile;
  onFile: (file: DraftFile) => void;
}

/** The file of a document, and the way to add or replace it. */
export function FileField({ propertyId, title, file, onFile }: FileFieldProps) {
  const { send, cancel, ...upload } = useFileUpload(
    { purpose: 'DOCUMENT', propertyId },
    async (uploaded) => onFile({ ...uploaded, isNew: true }),
  );
  return (
    <Stack $gap={3}>
      {file && <DocumentFile file={file} title={title || 'The file'} />}
      <FileUpload
        {...upload}
        label={file ? 'Replace the file' : 'Add a file'}
        text="Or drop or paste one here · PDF, JPEG, PNG, WebP, GIF or AVIF, up to 25 MB"
        takesPdf
        onFiles={send}
        onCancel={cancel}
      />
    </Stack>
  );
}
