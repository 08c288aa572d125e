import type { ColumnPlaces } from '@rules/imports';

/** The server's limit for file names. */
const LONGEST_NAME = 200;

interface Upload {
  /**
   * Resolves to the import's id once the server has read and checked the file; rejects with the
   * reason.
   */
  id: Promise<string>;
  cancel(): void;
}

function reasonOf(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    if (typeof message === 'string' && message) return message;
  } catch {
    // A proxy between the browser and the server responded.
  }
  return 'The file could not be read. Please try again.';
}

/**
 * Uploads a file to import, with the choice of its columns and its house if there is one, by XMLHttpRequest,
 * because fetch reports no upload progress.
 */
export function uploadCsv(
  file: File,
  { columns, propertyId }: { columns: ColumnPlaces | undefined; propertyId: string | undefined },
  onSent: (bytes: number) => void,
): Upload {
  const request = new XMLHttpRequest();
  const query = new URLSearchParams({ fileName: file.name.slice(-LONGEST_NAME) });
  for (const [column, place] of Object.entries(columns ?? {})) {
    if (place >= 0) query.set(column, String(place));
  }
  if (propertyId !== undefined) query.set('propertyId', propertyId);
  const id = new Promise<string>((resolve, reject) => {
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => {
      if (request.status < 300) resolve(String(JSON.parse(request.responseText).id));
      else reject(new Error(reasonOf(request.responseText)));
    };
    request.onerror = () =>
      reject(new Error('The file could not be sent. Please check your connection and try again.'));
    request.onabort = () => reject(new Error('The upload was cancelled. None of it was kept.'));
  });
  request.open('POST', `/api/admin/imports?${query}`);
  request.setRequestHeader('content-type', 'text/csv');
  request.send(file);
  return { id, cancel: () => request.abort() };
}
