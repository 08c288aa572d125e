import { useSearchParams } from 'react-router-dom';
import { ImportButtons } from '../../../features/imports/ImportButtons';
import { COLUMNS_STEP, FILE_STEP, ImportScreen } from '../../../features/imports/ImportScreen';
import { InviteImported } from '../../../features/people/invitations/InviteImported';
import { UserPicker } from '../../../features/people/UserPicker';
import { PropertyFilter, PropertyPicker } from '../../../features/properties/choice/PropertyPicker';
import { ShareManagementTab } from '../../../features/shares/ShareManagementTab';
import { addressId } from '../../../lib/address/address-values';
import { useAddressChange } from '../../../lib/address/use-address-change';

/** The share management tab or an import; the address holds the import's id. */
export function SharesPanel() {
  const [params] = useSearchParams();
  const change = useAddressChange();
  const chosen = params.get('import');
  if (chosen === null) {
    return (
      <ShareManagementTab
        UserPicker={UserPicker}
        PropertyPicker={PropertyPicker}
        PropertyFilter={PropertyFilter}
        actions={<ImportButtons onImport={() => change({ import: FILE_STEP })} />}
      />
    );
  }
  return (
    <ImportScreen
      id={addressId(chosen)}
      isMatching={chosen === COLUMNS_STEP}
      inviteOf={({ id, invitations }) => <InviteImported importId={id} invitations={invitations} />}
      onChoose={(id) => change({ import: id })}
      onClose={() => change({ import: null })}
    />
  );
}
