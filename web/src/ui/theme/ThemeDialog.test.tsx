import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderUi } from '../../kit/test/render';
import { ThemeDialog } from './ThemeDialog';
import { themes } from './themes';

const option = (name: RegExp) => screen.getByRole('radio', { name });

test('the six themes are offered, and the active one is marked', async () => {
  renderUi(<ThemeDialog open onClose={() => {}} />);
  expect(screen.getAllByRole('radio')).toHaveLength(themes.length);
  expect(option(/Default Blue.*Active/)).toBeChecked();
  expect(option(/Dark Professional.*dark/)).not.toBeChecked();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

test('a theme that is picked applies at once and is remembered', async () => {
  const onClose = jest.fn();
  renderUi(<ThemeDialog open onClose={onClose} />);
  await userEvent.click(option(/Deep Ocean/));
  expect(option(/Deep Ocean.*Active/)).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'ocean');
  expect(localStorage.getItem('admin-theme')).toBe('ocean');
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalled();
});
