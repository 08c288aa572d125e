import { Download, Upload } from 'lucide-react';
import { Button } from '../../ui/button/Button';
import { DownloadButton } from '../../ui/button/DownloadButton';
import { DeskText } from '../../ui/layout/DeskText';
import { Row } from '../../ui/layout/Stack';

/** Exports shares to CSV and opens the import. */
export function ImportButtons({ onImport }: { onImport: () => void }) {
  return (
    <Row $gap={2} $nowrap>
      <Button variant="secondary" icon={<Upload size={18} aria-hidden />} onClick={onImport}>
        <DeskText>Import from CSV</DeskText>
      </Button>
      <DownloadButton
        to="/api/admin/exports/shares.csv"
        variant="secondary"
        icon={<Download size={18} aria-hidden />}
      >
        <DeskText>Export CSV</DeskText>
      </DownloadButton>
    </Row>
  );
}
