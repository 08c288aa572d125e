import { Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlay/Dialog';
import { ShareHistory } from './ShareHistory';
import { SharePeople, type Viewer } from './SharePeople';

interface Props extends Viewer {
  share: { id: string; shareNumber: number };
  propertyName: string;
  onClose: () => void;
}

/** The owners of a share, for administrators in their list of shares and for its owners. */
export function SharePeopleDialog({ share, propertyName, onClose, ...viewer }: Props) {
  return (
    <Dialog
      onClose={onClose}
      title={`Owners of share ${share.shareNumber}`}
      description={propertyName}
    >
      <Stack $gap={5}>
        <SharePeople {...viewer} shareId={share.id} onLeft={onClose} />
        {viewer.isAdministrator && <ShareHistory shareId={share.id} />}
      </Stack>
    </Dialog>
  );
}
