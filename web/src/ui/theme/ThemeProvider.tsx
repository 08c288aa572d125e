import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePrinting } from '../../lib/screen/use-printing';
import { applyTheme, darkQuery, storedTheme, storeTheme } from './apply-theme';
import { findTheme, systemTheme, type Theme, type ThemeId } from './themes';

interface ThemeContextValue {
  /** The visible theme: the preview, or else the active theme. */
  theme: Theme;
  /** The theme that remains when a preview ends. */
  activeTheme: Theme;
  /** Selects and stores a theme, and ends any preview. */
  setTheme: (id: ThemeId) => void;
  /** Shows a theme without selecting it; `null` returns to the active one. */
  previewTheme: (id: ThemeId | null) => void;
}

const ThemeContext = createContext<ThemeContextValue | null>(null);

function watchSystem(onChange: () => void): () => void {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const LIGHT = systemTheme(false);

const prefersDark = () => window.matchMedia(darkQuery).matches;

/** Applies the selected theme on :root, or the system's preference if none was selected. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const isSystemDark = useSyncExternalStore(watchSystem, prefersDark);
  const [chosen, setChosen] = useState(storedTheme);
  const [preview, setPreview] = useState<Theme>();
  const activeTheme = chosen ?? systemTheme(isSystemDark);
  const theme = preview ?? activeTheme;

  const isPrinting = usePrinting();

  // Paper is white, also where a screen has no sheet of its own, or none yet.
  const applied = isPrinting && theme.isDark ? LIGHT : theme;
  useLayoutEffect(() => applyTheme(applied), [applied]);

  const setTheme = useCallback((id: ThemeId) => {
    const next = findTheme(id);
    if (!next) return;
    storeTheme(next);
    setChosen(next);
    setPreview(undefined);
  }, []);

  const value = useMemo<ThemeContextValue>(
    () => ({
      theme,
      activeTheme,
      setTheme,
      previewTheme: (id) => setPreview(findTheme(id)),
    }),
    [theme, activeTheme, setTheme],
  );
  return <ThemeContext value={value}>{children}</ThemeContext>;
}

export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext);
  if (!value) throw new Error('useTheme needs a ThemeProvider above it.');
  return value;
}
