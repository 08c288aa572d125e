import { downloadFor } from '../../lib/network/download';
import { Button } from '../button/Button';
import { DownloadButton } from '../button/DownloadButton';
import { useAttempt } from '../feedback/use-attempt';
import { Download } from '../icon/icons';
import { DeskText } from '../text/hidden';

/** The most ids that the server takes in an address. */
const MOST_IDS = 1_000;

interface Props {
  table: 'users' | 'properties' | 'shares' | 'requests' | 'swaps';
  rows: readonly { id: string }[];
}

/** Downloads the selected rows as CSV. */
export function ExportSelected({ table, rows }: Props) {
  const { attempt, isBusy } = useAttempt();
  const url = `/api/admin/exports/${table}.csv`;
  const ids = rows.map(({ id }) => id);
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
  if (ids.length <= MOST_IDS) {
    return <DownloadButton {...style} to={`${url}?ids=${ids.join(',')}`} />;
  }
  const fileName = `fairweek-${table}-${new Date().toISOString().slice(0, 10)}.csv`;
  const failure = { title: 'Error', fallback: 'The selection could not be exported.' };
  const save = () =>
    attempt({ action: () => downloadFor(url, { ids: ids.map(Number) }, fileName), failure });
  return <Button {...style} busy={isBusy} onClick={save} />;
}
