import { Download } from 'lucide-react';
import { DownloadButton } from '../button/DownloadButton';
import { DeskText } from '../layout/DeskText';

/** The fewest ids that the server takes for any action: it counts what that many shares affect. */
export const MAX_SELECTED = 500;

export const isTooMany = (rows: readonly unknown[]) => rows.length > MAX_SELECTED;

/** '3 people selected'; of too many, how many there may be. */
export const selectedText = (rows: readonly unknown[], counted: string) =>
  `${counted} selected${isTooMany(rows) ? `, at most ${MAX_SELECTED} at once` : ''}`;

interface Props {
  table: 'users' | 'properties' | 'shares';
  rows: readonly { id: string }[];
}

/** Downloads the selected rows as CSV. */
export function ExportSelected({ table, rows }: Props) {
  if (isTooMany(rows)) return null;
  const ids = rows.map(({ id }) => id).join(',');
  return (
    <DownloadButton
      size="small"
      variant="secondary"
      icon={<Download size={16} aria-hidden />}
      to={`/api/admin/exports/${table}.csv?ids=${ids}`}
    >
      <span>
        Export<DeskText> selected</DeskText>
      </span>
    </DownloadButton>
  );
}
