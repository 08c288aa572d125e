import { DownloadButton } from '../../ui/button/DownloadButton';
import { Card } from '../../ui/card/Card';
import { Download } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/Stack';
import { type House, mySharesOf, sharesOf } from './house';

interface DownloadsProps {
  house: House;
  isAdministrator: boolean;
}

/** The statements of the year on paper, of the house and of shares, and the whole ledger. */
export function Downloads({ house, isAdministrator }: DownloadsProps) {
  const { propertyId, year, mayKeepBooks } = house;
  const shares = mayKeepBooks ? sharesOf(house) : mySharesOf(house);
  const of = `/api/properties/${propertyId}`;
  const statement = `${of}/statements/${year}.pdf`;
  const files = {
    [`The house in ${year}`]: statement,
    ...Object.fromEntries(
      shares.map(({ account }) => [`Share ${account} in ${year}`, `${statement}?share=${account}`]),
    ),
    'All entries (CSV)': `${of}/ledger.csv`,
    'Ledger to check': `${of}/ledger`,
  };
  return (
    <Card title="Downloads" text="Statements of the year as PDF, and the whole ledger.">
      <Row $gap={2}>
        {Object.entries(files).map(([label, to]) => (
          <DownloadButton
            key={to}
            {...{ to, asks: isAdministrator }}
            size="small"
            variant="secondary"
            icon={<Download size={16} aria-hidden />}
          >
            {label}
          </DownloadButton>
        ))}
      </Row>
    </Card>
  );
}
