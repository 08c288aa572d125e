import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderAdmin, rowOf } from '../../../app/admin/test/render-admin';
import { aRequest, fakeRequests, page } from '../../../app/admin/test/requests';
import { axe } from '../../../lib/test/axe';
import { onADesk } from '../../../lib/test/on-a-desk';
import { address } from '../../auth/test-page';

const LIST = '/admin?tab=requests';

async function openList() {
  const view = await renderAdmin('requests', fakeRequests());
  return { ...view, row: await rowOf(/Uma Lind/) };
}

describe('on a desk', () => {
  onADesk();

  test('a press anywhere in a row opens its request', async () => {
    const { user, row, container } = await openList();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(row.getByText('early check in'));
    expect(address()).toBe('/admin/requests/1');
  });

  test('with Ctrl, the browser opens it in another tab', async () => {
    const { row } = await openList();
    const link = row.getByRole('link', { name: 'A cot for the little one' });
    const followed = jest.fn((event: MouseEvent) => event.preventDefault());
    link.addEventListener('click', followed);
    const cell = row.getByText('early check in');
    fireEvent(cell, createEvent.click(cell, { ctrlKey: true }));
    expect(followed.mock.calls[0]?.[0].ctrlKey).toBe(true);
    expect(address()).toBe(LIST);
  });

  test('links, menus and boxes in a row do what they say', async () => {
    const { user, row } = await openList();
    await user.click(row.getByRole('checkbox'));
    expect(screen.getByRole('region', { name: 'Selection' })).toBeVisible();
    const box = row.getByRole('checkbox').closest('td');
    if (box) await user.click(box);
    await user.click(row.getByRole('button', { name: /^Actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Forward' }));
    await user.keyboard('{Escape}');
    expect(address()).toBe(LIST);
    await user.click(row.getByRole('link', { name: 'Lake House' }));
    expect(address()).toMatch(/^\/admin\/properties\//);
  });

  test('words that two lines cannot show are named as a whole in a tooltip', async () => {
    const { user, row } = await openList();
    const words = row.getByText(aRequest('1').excerpt);
    await user.hover(words);
    expect(words).toHaveAttribute('title', '');
    words.style.overflow = 'hidden';
    Object.defineProperty(words, 'scrollHeight', { value: 54 });
    await user.unhover(words);
    await user.hover(words);
    expect(words).toHaveAttribute('title', aRequest('1').excerpt);
  });

  test('a text that is selected in a row is not a press', async () => {
    const { user, row } = await openList();
    const email = row.getByText('uma@fairweek.test');
    getSelection()?.selectAllChildren(email);
    fireEvent.click(email);
    expect(address()).toBe(LIST);
    getSelection()?.removeAllRanges();
    await user.click(email);
    expect(address()).toBe('/admin/requests/1');
  });
});

test('on a phone, a press on a card opens its request, or selects it while cards are selected', async () => {
  const { user, row } = await openList();
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await user.click(row.getByText('early check in'));
  expect(row.getByRole('checkbox')).toBeChecked();
  await user.click(row.getByRole('link', { name: 'A cot for the little one' }));
  expect(row.getByRole('checkbox')).not.toBeChecked();
  expect(address()).toBe(LIST);
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await user.click(row.getByText('early check in'));
  expect(address()).toBe('/admin/requests/1');
});

test('a request shows under its status who handles it', async () => {
  const bea = { id: '8', firstName: 'Bea', lastName: 'Boss' };
  const adminRequests = () => page(aRequest('1', { assignee: bea }), aRequest('2'));
  await renderAdmin('requests', fakeRequests({ adminRequests }));
  const [first, second] = await screen.findAllByRole('cell', { name: /^Pending/ });
  expect(first).toHaveTextContent('PendingBea Boss');
  expect(second).toHaveTextContent(/^Pending$/);
});
