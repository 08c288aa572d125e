import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { RequestPartsFragment } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { IconButton } from '../../../ui/button/IconButton';
import {
  Archive,
  ArchiveRestore,
  Ellipsis,
  Forward,
  RotateCcw,
  Trash2,
} from '../../../ui/icon/icons';
import { DropdownMenu } from '../../../ui/menu/DropdownMenu';
import { box, color } from '../../../ui/theme/tokens';
import { useDiscardUnsaved } from '../../../ui/unsaved/unsaved';
import { ForwardRequestDialog } from '../admin/ForwardRequestDialog';
import { useRequestActions } from '../admin/use-request-actions';
import { isClosed } from '../request-text';
import { useSetStatus } from './use-set-status';

/** Two by two; an odd one, which cannot be undone, has a line of its own. */
const Buttons = styled.div`
  ${box.grid(2)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  & > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  & > :last-child {
    color: ${color.danger};
  }
`;

interface Props {
  request: RequestPartsFragment;
  /** The list to which the page of a deleted request leads. */
  listPath: string;
  onChanged: (version: number) => void;
}

/** Actions on a request besides its status and assignee, and reopening a closed one. */
function useToolbarActions({ request, listPath, onChanged }: Props) {
  const [isForwarding, setForwarding] = useState(false);
  const { isBusy, archive, unarchive, remove } = useRequestActions();
  const { reopen, isBusy: isReopening } = useSetStatus(request, onChanged);
  const navigate = useNavigate();
  const discard = useDiscardUnsaved();
  /** One's own change does not make what is typed outdated. */
  const own = async (change: Promise<boolean>) => {
    if (await change) onChanged(request.version + 1);
  };
  const removeAndLeave = async () => {
    if (!(await remove(request))) return;
    discard();
    navigate(listPath, { replace: true });
  };
  const archiving = request.archivedAt
    ? { label: 'Unarchive', Icon: ArchiveRestore, onSelect: () => own(unarchive(request)) }
    : { label: 'Archive', Icon: Archive, onSelect: () => own(archive(request)) };
  return {
    actions: [
      ...(isClosed(request)
        ? [{ label: 'Reopen', Icon: RotateCcw, onSelect: reopen, isBusy: isReopening }]
        : []),
      { label: 'Forward', Icon: Forward, onSelect: () => setForwarding(true), isBusy: false },
      { ...archiving, isBusy },
      { label: 'Delete', Icon: Trash2, onSelect: removeAndLeave, isBusy, danger: true },
    ],
    dialog: isForwarding && (
      <ForwardRequestDialog request={request} onClose={() => setForwarding(false)} />
    ),
  };
}

/** The actions as buttons, where there is room for them. */
export function RequestToolbar(props: Props) {
  const { actions, dialog } = useToolbarActions(props);
  return (
    <>
      <Buttons>
        {actions.map(({ label, Icon, onSelect, isBusy }) => (
          <Button
            key={label}
            variant="secondary"
            size="small"
            icon={<Icon size={16} aria-hidden />}
            busy={isBusy}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
      </Buttons>
      {dialog}
    </>
  );
}

/** The same in a menu. */
export function RequestActionsMenu(props: Props) {
  const { actions, dialog } = useToolbarActions(props);
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton variant="secondary" label="More actions" icon={<Ellipsis size={20} />} />
        }
        items={actions.map(({ Icon, isBusy: disabled, ...item }) => ({
          ...item,
          disabled,
          icon: <Icon size={18} />,
        }))}
      />
      {dialog}
    </>
  );
}
