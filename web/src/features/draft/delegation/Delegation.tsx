import { useState } from 'react';
import { inWords } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { UserCheck } from '../../../ui/icon/icons';
import type { Room } from '../room/room';

const DelegationDialog = lazyComponent(
  async () => (await import('./DelegationDialog')).DelegationDialog,
  null,
);

interface DelegationProps {
  room: Room;
  refresh: () => Promise<unknown>;
}

/** The user’s delegates in this draft, share by share, and the control to change it. */
export function Delegation(props: DelegationProps) {
  const [isOpen, setOpen] = useState(false);
  const named = props.room.mine.flatMap(({ delegateName, shareNumber }) =>
    delegateName ? [`${delegateName} may choose for share ${shareNumber}`] : [],
  );
  return (
    <>
      <Button variant="ghost" icon={<UserCheck size={18} />} onClick={() => setOpen(true)}>
        {named.length > 0 ? inWords(named) : 'Let someone choose for me'}
      </Button>
      {isOpen && <DelegationDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
