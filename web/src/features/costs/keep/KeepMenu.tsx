import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import type { Picker } from '../../../ui/choice/picker';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import {
  ChartColumn,
  Coins,
  Ellipsis,
  Lock,
  PencilLine,
  Users,
  Wrench,
} from '../../../ui/icon/icons';
import { DropdownMenu } from '../../../ui/menu/DropdownMenu';
import type { House } from '../house';

const DIALOGS = {
  dues: lazyComponent(async () => (await import('./DuesDialog')).DuesDialog, null),
  correct: lazyComponent(async () => (await import('./CorrectionDialog')).CorrectionDialog, null),
  budget: lazyComponent(async () => (await import('./BudgetDialog')).BudgetDialog, null),
  close: lazyComponent(async () => (await import('./CloseDialog')).CloseDialog, null),
  bookkeepers: lazyComponent(
    async () => (await import('./BookkeepersDialog')).BookkeepersDialog,
    null,
  ),
  settings: lazyComponent(async () => (await import('./SettingsDialog')).SettingsDialog, null),
};

interface KeepMenuProps {
  house: House;
  isAdministrator: boolean;
  /** Finds a user, for administrators. */
  UserPicker: Picker;
}

/** The tasks of bookkeepers and administrators besides entering costs. */
export function KeepMenu({ house, isAdministrator, UserPicker }: KeepMenuProps) {
  const [shown, setShown] = useState<keyof typeof DIALOGS>();
  const Dialog = shown && DIALOGS[shown];
  const item = (name: keyof typeof DIALOGS, label: string, Icon: typeof Coins) => ({
    label,
    icon: <Icon size={18} />,
    onSelect: () => setShown(name),
  });
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="secondary" icon={<Ellipsis size={18} aria-hidden />}>
            Books
          </Button>
        }
        items={[
          item('dues', 'Raise dues or a levy', Coins),
          item('budget', `Budget of ${house.year}`, ChartColumn),
          item('correct', 'Opening balances, corrections', PencilLine),
          item('close', 'Close a period', Lock),
          ...(isAdministrator
            ? [item('bookkeepers', 'Bookkeepers', Users), item('settings', 'Settings', Wrench)]
            : []),
        ]}
      />
      {Dialog && <Dialog {...{ house, UserPicker }} onClose={() => setShown(undefined)} />}
    </>
  );
}
