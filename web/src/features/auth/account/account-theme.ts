import { useLayoutEffect } from 'react';
import { useSaveThemeMutation } from '../../../generated/graphql';
import { errorText } from '../../../lib/network/error-text';
import { useTheme } from '../../../ui/theme/ThemeProvider';
import { findTheme, type ThemeId } from '../../../ui/theme/themes';
import { useToast } from '../../../ui/toast/Toast';
import type { SessionUser } from '../session/session';

/** Applies the theme saved with the signed-in account; without one, the browser's theme stays. */
export function useAccountTheme({ id, themeId }: SessionUser): void {
  const { setTheme } = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user may have saved the same theme
  useLayoutEffect(() => {
    const saved = findTheme(themeId);
    if (saved) setTheme(saved.id);
  }, [id, themeId, setTheme]);
}

/** Saves the chosen theme with the signed-in user's account. */
export function useSaveTheme(): (themeId: ThemeId) => void {
  const [save] = useSaveThemeMutation();
  const { toast } = useToast();
  return (themeId) => {
    save({ variables: { themeId } }).catch((error: unknown) =>
      toast({
        title: 'Theme not saved to your account',
        description: errorText(error, 'It is kept in this browser only.'),
        destructive: true,
      }),
    );
  };
}
