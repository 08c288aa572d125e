import { useSearchParams } from 'react-router-dom';
import { withChanges } from '../../../lib/address/use-address-change';
import { LinkButton } from '../../../ui/button/LinkButton';
import { FileSpreadsheet } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { Muted } from '../record-lines';

const TEXTS = {
  owners: 'Rows are checked first; couples own a share together.',
  weeks: 'Rows are checked first; past weeks belong to a year as well.',
};

/** Leads to the import of a sheet of the step, in its place. */
export function SheetOffer({ step }: { step: keyof typeof TEXTS }) {
  const [params] = useSearchParams();
  return (
    <Row>
      <LinkButton
        variant="secondary"
        icon={<FileSpreadsheet size={18} aria-hidden />}
        to={`?${withChanges(params, { step, import: 'new' })}`}
      >
        Paste rows or choose a file
      </LinkButton>
      <Muted as="small">{TEXTS[step]}</Muted>
    </Row>
  );
}
