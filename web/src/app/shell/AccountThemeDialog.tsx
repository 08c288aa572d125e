import type { ComponentProps } from 'react';
import { useSaveTheme } from '../../features/auth/account/account-theme';
import { ThemeDialog } from '../../ui/theme/ThemeDialog';

/** The choice of themes, which also saves the selection with the user's account. */
export function AccountThemeDialog(dialog: Omit<ComponentProps<typeof ThemeDialog>, 'onChoose'>) {
  return <ThemeDialog {...dialog} onChoose={useSaveTheme()} />;
}
