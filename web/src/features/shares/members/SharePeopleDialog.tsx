import { Dialog } from '../../../ui/overlay/Dialog';
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
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Owners of share ${share.shareNumber}`}
      description={propertyName}
    >
      <SharePeople {...viewer} shareId={share.id} onLeft={onClose} />
    </Dialog>
  );
}
