import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { themeBootScript } from './apply-theme';
import { ThemeProvider, useTheme } from './ThemeProvider';
import { themeVariables } from './theme-variables';
import { themes } from './themes';

const root = document.documentElement;

beforeEach(() => {
  root.removeAttribute('style');
  root.removeAttribute('data-theme');
});

function fakeSystem(isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark });
  const paper = Object.assign(new EventTarget(), { matches: false });
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((it) => (it === 'print' ? paper : query) as unknown as MediaQueryList);
  return (next: boolean) => {
    query.matches = next;
    query.dispatchEvent(new Event('change'));
  };
}

afterEach(() => jest.restoreAllMocks());

function Chooser() {
  const { theme, activeTheme, setTheme, previewTheme } = useTheme();
  return (
    <>
      <p>{`shows ${theme.id}, active ${activeTheme.id}`}</p>
      <button type="button" onClick={() => setTheme('emerald')}>
        Choose
      </button>
      <button type="button" onClick={() => previewTheme('sunset')}>
        Preview
      </button>
      <button type="button" onClick={() => previewTheme(null)}>
        Reset
      </button>
    </>
  );
}

const show = () =>
  render(
    <ThemeProvider>
      <Chooser />
    </ThemeProvider>,
  );

test('a selected theme is applied on :root and stored as admin-theme', async () => {
  show();
  await userEvent.click(screen.getByText('Choose'));
  expect(root.dataset.theme).toBe('emerald');
  expect(root.style.getPropertyValue('--color-primary')).toBe('#1d694c');
  expect(root.style.colorScheme).toBe('light');
  expect(localStorage.getItem('admin-theme')).toBe('emerald');
});

test('a stored theme is restored, whatever the system prefers', () => {
  fakeSystem(true);
  localStorage.setItem('admin-theme', 'ocean');
  show();
  expect(root.dataset.theme).toBe('ocean');
});

test('without a choice the theme follows the system, also when that changes', () => {
  const setSystem = fakeSystem(true);
  show();
  expect(root.dataset.theme).toBe('dark');
  expect(root.style.colorScheme).toBe('dark');
  act(() => setSystem(false));
  expect(root.dataset.theme).toBe('default');
  expect(localStorage.getItem('admin-theme')).toBeNull();
});

test('an unknown stored id counts as no choice', () => {
  localStorage.setItem('admin-theme', 'constructor');
  show();
  expect(root.dataset.theme).toBe('default');
});

test('a preview shows a theme without selecting it and can be ended', async () => {
  show();
  await userEvent.click(screen.getByText('Preview'));
  expect(screen.getByText('shows sunset, active default')).toBeVisible();
  expect(root.dataset.theme).toBe('sunset');
  expect(localStorage.getItem('admin-theme')).toBeNull();
  await userEvent.click(screen.getByText('Reset'));
  expect(root.dataset.theme).toBe('default');
});

test.each(['emerald', 'dark', 'toString', null])(
  'the boot script paints what the provider will paint (stored: %s)',
  (stored) => {
    if (stored !== null) localStorage.setItem('admin-theme', stored);
    // biome-ignore lint/security/noGlobalEval: this is how a browser runs the script
    globalThis.eval(themeBootScript());
    const expected = themes.find(({ id }) => id === stored) ?? themes[0];
    if (!expected) throw new Error('no themes');
    expect(root.dataset.theme).toBe(expected.id);
    expect(root.style.colorScheme).toBe(expected.isDark ? 'dark' : 'light');
    for (const [name, value] of Object.entries(themeVariables(expected))) {
      expect([name, root.style.getPropertyValue(name)]).toEqual([name, value]);
    }
  },
);

test('a dark theme is printed in the light one, and returns after it', () => {
  fakeSystem(true);
  render(
    <ThemeProvider>
      <Chooser />
    </ThemeProvider>,
  );
  expect(root.dataset.theme).toBe('dark');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(root.dataset.theme).toBe('default');
  expect(root.style.colorScheme).toBe('light');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(root.dataset.theme).toBe('dark');
});
