import { Download, Upload } from 'lucide-react';
import { Button } from '../../ui/button/Button';
import { DownloadButton } from '../../ui/button/DownloadButton';
import { Row } from '../../ui/layout/Stack';

/** Exports shares to CSV and opens the import. */
export function ImportButtons({ onImport }: { onImport: () => void }) {
  return (
    <Row $gap={2}>
      <Button variant="secondary" icon={<Upload size={18} aria-hidden />} onClick={onImport}>
        Import from CSV
      </Button>
      <DownloadButton
        to="/api/admin/exports/shares.csv"
        variant="secondary"
        icon={<Download size={18} aria-hidden />}
      >
        Export CSV
      </DownloadButton>
    </Row>
  );
}
