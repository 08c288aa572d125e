import { useEffect, useRef, useState } from 'react';
import { createClientKey } from '../network/client-key';
import { type SentFile, sendFile } from './send-file';
import { shrinkPicture } from './shrink-picture';

/** A file that the server has stored. */
export interface UploadedFile {
  id: string;
  /** Of a PDF. */
  name: string | null;
  mediaType: string;
  bytes: number;
  /** In pixels, of a picture. */
  width: number | null;
  height: number | null;
  url: string;
  thumbUrl: string | null;
}

/** The purpose of uploaded files, and the property that they belong to. */
export interface FileUse {
  purpose: 'PROFILE_PICTURE' | 'PROPERTY_PICTURE' | 'DOCUMENT' | 'TALK' | 'CHECK_OUT' | 'RECEIPT';
  propertyId?: string;
}

/** A file on its way, with the bytes sent so far. */
export interface FileProgress {
  name: string;
  bytes: number;
  sent: number;
}

/** Uploads one file after the other; `take` is called with each that the server has stored. */
export function useFileUpload(
  { purpose, propertyId }: FileUse,
  take: (file: UploadedFile) => Promise<unknown>,
) {
  const [progress, setProgress] = useState<FileProgress>();
  const [problem, setProblem] = useState<string>();
  const sending = useRef<SentFile<UploadedFile>>(undefined);
  useEffect(() => () => sending.current?.cancel(), []);

  const sendOne = async (file: File) => {
    const { name } = file;
    setProgress({ name, bytes: file.size, sent: 0 });
    const content = await shrinkPicture(file);
    const query = new URLSearchParams({ purpose, key: createClientKey() });
    if (propertyId) query.set('propertyId', propertyId);
    if (file.type === 'application/pdf') query.set('name', name.slice(0, 200));
    sending.current = sendFile(`/api/files?${query}`, content, {
      type: 'application/octet-stream',
      onSent: (sent) => setProgress({ name, bytes: content.size, sent }),
    });
    const stored = await sending.current.answer;
    await take({ ...stored, id: String(stored.id) });
  };

  const send = async (files: readonly File[]) => {
    setProblem(undefined);
    try {
      for (const file of files) await sendOne(file);
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      sending.current = undefined;
      setProgress(undefined);
    }
  };
  return { send, progress, problem, cancel: () => sending.current?.cancel() };
}
