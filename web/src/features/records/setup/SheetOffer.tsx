import { useSearchParams } from 'react-router-dom';
import { withChanges } from '../../../lib/address/use-address-change';
import { LinkButton } from '../../../ui/button/LinkButton';
import { FileSpreadsheet } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { Muted } from '../record-lines';

const TEXTS = {
  owners: 'From a sheet: the rows are checked first, and couples own a share together.',
  weeks: 'From a sheet: the rows are checked first; past weeks of the year belong to it as well.',
};

/** Leads to the import of a sheet of the step, in its place. */
export function SheetOffer({ step }: { step: keyof typeof TEXTS }) {
  const [params] = useSearchParams();
  return (
    <Row $justify="space-between">
      <Muted>{TEXTS[step]}</Muted>
      <LinkButton
        variant="secondary"
        icon={<FileSpreadsheet size={18} aria-hidden />}
        to={`?${withChanges(params, { step, import: 'new' })}`}
      >
        Paste rows or choose a file
      </LinkButton>
    </Row>
  );
}
