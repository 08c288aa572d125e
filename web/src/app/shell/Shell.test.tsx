import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../lib/test/axe';
import { renderUi } from '../../lib/test/render';
import { Shell } from './Shell';

const nav = [
  { to: '/', label: 'Home', icon: <svg aria-hidden /> },
  { to: '/messages', label: 'Messages', icon: <svg aria-hidden />, badge: 3 },
  { to: '/admin', label: 'Admin', icon: <svg aria-hidden />, badge: 0 },
];

const show = (route: string) =>
  renderUi(
    <Shell nav={nav} userMenu={<button type="button">Olivia</button>}>
      <h1>Screen</h1>
    </Shell>,
    { route },
  );

test('the current page is marked, and home only at home', () => {
  show('/messages');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Messages');
});

test('a count is announced with its link, and zero is not shown', () => {
  show('/');
  expect(screen.getByRole('link', { name: /^Messages.*\(3 new\)$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Admin' })).toBeVisible();
});

test('of many links a phone shows four, and the others with their counts behind More', async () => {
  const places = ['a', 'b', 'c', 'd', 'e', 'f'].map((it) => ({
    to: `/${it}`,
    label: it,
    icon: <svg aria-hidden />,
    badge: it === 'a' ? 0 : 2,
  }));
  renderUi(
    <Shell nav={places} userMenu={null}>
      <h1>Screen</h1>
    </Shell>,
    { route: '/f' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'More (4 new)' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['e (2)', 'f (2)']);
});

test('it has landmarks, a skip link, and no axe violations', async () => {
  const { container } = show('/');
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
