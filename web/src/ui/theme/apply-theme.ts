import { themeVariables } from './theme-variables';
import { findTheme, systemTheme, type Theme, themes } from './themes';

/** The storage key of the selected theme (spec §9). */
const themeStorageKey = 'admin-theme';
export const darkQuery = '(prefers-color-scheme: dark)';

/** Sets a theme's variables, id and colour scheme on :root, and the colour of the phone's bars. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  // The boot script has already set the first theme.
  if (root.dataset.theme !== theme.id) {
    root.dataset.theme = theme.id;
    root.style.colorScheme = theme.isDark ? 'dark' : 'light';
    for (const [name, value] of Object.entries(themeVariables(theme))) {
      root.style.setProperty(name, value);
    }
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = theme.colors.background;
  }
}

/** Returns the stored theme; blocked storage counts as no choice. */
export function storedTheme(): Theme | undefined {
  try {
    return findTheme(window.localStorage.getItem(themeStorageKey));
  } catch {
    return undefined;
  }
}

export function storeTheme(theme: Theme): void {
  try {
    window.localStorage.setItem(themeStorageKey, theme.id);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/**
 * Returns a small classic script that does the same before the first paint, so that no wrong colour
 * flashes while the application loads; vite.config.ts puts it in the page's head.
 */
export function themeBootScript(): string {
  const boot = Object.fromEntries(
    themes.map((theme) => [
      theme.id,
      { scheme: theme.isDark ? 'dark' : 'light', variables: themeVariables(theme) },
    ]),
  );
  return `(function (themes) {
  var id = null;
  try { id = localStorage.getItem('${themeStorageKey}'); } catch (e) {}
  if (!Object.prototype.hasOwnProperty.call(themes, id)) {
    id = matchMedia('${darkQuery}').matches ? '${systemTheme(true).id}' : '${systemTheme(false).id}';
  }
  var root = document.documentElement;
  root.dataset.theme = id;
  root.style.colorScheme = themes[id].scheme;
  for (var name in themes[id].variables) root.style.setProperty(name, themes[id].variables[name]);
})(${JSON.stringify(boot)});
`;
}
