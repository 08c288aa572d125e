import { download } from '../../lib/network/download';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { Button } from '../../ui/button/Button';
import { DownloadButton } from '../../ui/button/DownloadButton';
import { Download, Ellipsis, Upload } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/Stack';
import { DropdownMenu } from '../../ui/menu/DropdownMenu';
import { DESK } from '../../ui/theme/tokens';

const CSV = '/api/admin/exports/shares.csv';
const IMPORT = { label: 'Import from CSV', icon: <Upload size={18} aria-hidden /> };
const EXPORT = { label: 'Export CSV', icon: <Download size={18} aria-hidden /> };

/** Exports shares to CSV and opens the import: two buttons, and on a phone a menu. */
export function ImportButtons({ onImport }: { onImport: () => void }) {
  const isDesk = useMediaQuery(DESK);
  if (!isDesk) {
    return (
      <DropdownMenu
        trigger={
          <Button
            variant="secondary"
            aria-label="Import and export"
            icon={<Ellipsis size={18} aria-hidden />}
          />
        }
        items={[
          { ...IMPORT, onSelect: onImport },
          { ...EXPORT, onSelect: () => download(CSV) },
        ]}
      />
    );
  }
  return (
    <Row $gap={2} $nowrap>
      <Button variant="secondary" icon={IMPORT.icon} onClick={onImport}>
        {IMPORT.label}
      </Button>
      <DownloadButton to={CSV} variant="secondary" icon={EXPORT.icon}>
        {EXPORT.label}
      </DownloadButton>
    </Row>
  );
}
