import { useState } from 'react';
import type { CostsQuery } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { Coins } from '../../../ui/icon/icons';

const SettingsDialog = lazyComponent(
  async () => (await import('./SettingsDialog')).SettingsDialog,
  null,
);

interface NotOpenProps {
  costs: CostsQuery['costs'];
  isAdministrator: boolean;
}

/** Stands where a house has no ledger yet; administrators open it from here. */
export function NotOpen({ costs, isAdministrator }: NotOpenProps) {
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <EmptyState
        icon={<Coins size={28} />}
        title="Costs are not kept here yet"
        text={
          isAdministrator
            ? 'Owners then enter what they paid for the house, with the receipt. Everyone sees who owes whom, and how few payments make everyone even.'
            : 'Once an administrator starts it, you enter what you paid for the house, with the receipt, and see who owes whom.'
        }
        action={
          isAdministrator && <Button onClick={() => setOpening(true)}>Start keeping costs</Button>
        }
      />
      {isOpening && <SettingsDialog house={costs} onClose={() => setOpening(false)} />}
    </>
  );
}
