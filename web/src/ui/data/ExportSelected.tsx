import { Download } from 'lucide-react';
import { downloadJoined } from '../../lib/network/download';
import { Button } from '../button/Button';
import { DownloadButton } from '../button/DownloadButton';
import { useAttempt } from '../feedback/use-attempt';
import { DeskText } from '../layout/DeskText';

/** The most ids that the server takes in an address. */
const MOST_IDS = 1_000;

interface Props {
  table: 'users' | 'properties' | 'shares';
  rows: readonly { id: string }[];
}

/** Downloads the selected rows as CSV. */
export function ExportSelected({ table, rows }: Props) {
  const { attempt, isBusy } = useAttempt();
  const urls: string[] = [];
  for (let first = 0; first < rows.length; first += MOST_IDS) {
    const ids = rows.slice(first, first + MOST_IDS).map(({ id }) => id);
    urls.push(`/api/admin/exports/${table}.csv?ids=${ids.join(',')}`);
  }
  const [to, ...others] = urls;
  const style = {
    size: 'small',
    variant: 'secondary',
    icon: <Download size={16} aria-hidden />,
    children: (
      <span>
        Export<DeskText> selected</DeskText>
      </span>
    ),
  } as const;
  if (to && others.length === 0) return <DownloadButton {...style} to={to} />;
  const fileName = `fairweek-${table}-${new Date().toISOString().slice(0, 10)}.csv`;
  const failure = { title: 'Error', fallback: 'The selection could not be exported.' };
  const save = () => attempt({ action: () => downloadJoined(urls, fileName), failure });
  return <Button {...style} busy={isBusy} onClick={save} />;
}
