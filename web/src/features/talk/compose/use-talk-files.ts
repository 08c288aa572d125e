import { useState } from 'react';
import { useFileUpload } from '../../../lib/files/use-file-upload';
import { usePaste } from '../../../ui/upload/use-paste';
import type { TalkFile } from '../bubble/talk-message';

/** The maximum for a message; the server enforces the same limit. */
const MOST_FILES = 6;

/** The files of the next message: chosen, dropped, pasted or taken by the camera. */
export function useTalkFiles(propertyId: string) {
  const [files, setFiles] = useState<readonly TalkFile[]>([]);
  const upload = useFileUpload({ purpose: 'TALK', propertyId }, async (file) => {
    setFiles((known) => [...known, file]);
  });
  const isBusy = upload.progress !== undefined;
  const add = (chosen: readonly File[]) => {
    const taken = chosen.slice(0, MOST_FILES - files.length);
    if (taken.length > 0 && !isBusy) void upload.send(taken);
  };
  usePaste(({ clipboardData }) => add([...(clipboardData?.files ?? [])]));
  return {
    ...{ files, add, isBusy },
    clear: () => setFiles([]),
    tray: {
      ...{ files, progress: upload.progress, problem: upload.problem, onCancel: upload.cancel },
      onRemove: (id: string) => setFiles((known) => known.filter((file) => file.id !== id)),
    },
  };
}
