import type { ColumnPlaces } from '@rules/imports';
import { type SentFile, sendFile } from '../../../lib/files/send-file';

/** The server's limit for file names. */
const LONGEST_NAME = 200;

/**
 * Uploads a file to import, with the choice of its columns and its house if there is one; the server
 * answers with the import's id once it has read and checked the file.
 */
export function uploadCsv(
  file: File,
  { columns, propertyId }: { columns: ColumnPlaces | undefined; propertyId: string | undefined },
  onSent: (bytes: number) => void,
): SentFile<{ id: number }> {
  const query = new URLSearchParams({ fileName: file.name.slice(-LONGEST_NAME) });
  for (const [column, place] of Object.entries(columns ?? {})) {
    if (place >= 0) query.set(column, String(place));
  }
  if (propertyId !== undefined) query.set('propertyId', propertyId);
  return sendFile(`/api/admin/imports?${query}`, file, { type: 'text/csv', onSent });
}
