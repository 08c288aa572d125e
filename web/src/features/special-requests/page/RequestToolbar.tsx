import { Archive, ArchiveRestore, Forward, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { RequestPartsFragment } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { useDiscardUnsaved } from '../../../ui/feedback/unsaved';
import { color, space } from '../../../ui/theme/tokens';
import { ForwardRequestDialog } from '../admin/ForwardRequestDialog';
import { useRequestActions } from '../admin/use-request-actions';
import { isClosed } from '../request-text';
import { useSetStatus } from './use-set-status';

/** Two by two; an odd one, which cannot be undone, has a line of its own. */
const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  & > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  & > :last-child {
    color: ${color.danger};
  }
`;

interface Props {
  request: RequestPartsFragment;
  hasMail: boolean | undefined;
  /** The list to which the page of a deleted request leads. */
  listPath: string;
  onChanged: (version: number) => void;
}

/** What is done about a request besides its status and assignee, and reopening a closed one. */
export function RequestToolbar({ request, hasMail, listPath, onChanged }: Props) {
  const [isForwarding, setForwarding] = useState(false);
  const { isBusy, archive, unarchive, remove } = useRequestActions();
  const { reopen, isBusy: isReopening } = useSetStatus(request, onChanged);
  const navigate = useNavigate();
  const discard = useDiscardUnsaved();
  /** One's own change does not make what is typed outdated. */
  const own = async (change: Promise<boolean>) => {
    if (await change) onChanged(request.version + 1);
  };
  const button = (label: string, Icon: typeof Archive, onClick: () => void, isWaiting = isBusy) => (
    <Button
      variant="secondary"
      size="small"
      icon={<Icon size={16} aria-hidden />}
      busy={isWaiting}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  const removeAndLeave = async () => {
    if (!(await remove(request))) return;
    discard();
    navigate(listPath, { replace: true });
  };
  return (
    <>
      <Buttons>
        {isClosed(request) && button('Reopen', RotateCcw, reopen, isReopening)}
        {button('Forward', Forward, () => setForwarding(true), false)}
        {request.archivedAt
          ? button('Unarchive', ArchiveRestore, () => own(unarchive(request)))
          : button('Archive', Archive, () => own(archive(request)))}
        {button('Delete', Trash2, removeAndLeave)}
      </Buttons>
      {isForwarding && (
        <ForwardRequestDialog {...{ request, hasMail }} onClose={() => setForwarding(false)} />
      )}
    </>
  );
}
