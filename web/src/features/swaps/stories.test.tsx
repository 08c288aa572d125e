import { act, screen, waitFor, within } from '@testing-library/react';
import { aSwap, FakeSwaps, renderSwaps, section, YEAR } from './test/render-swaps';

const withSwaps = (...swaps: FakeSwaps['swaps']) => Object.assign(new FakeSwaps(), { swaps });
const mine = {
  role: 'REQUESTER',
  requesterName: 'Olivia Hart',
  answererName: 'Omar Haddad',
} as const;
const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();

/** Olivia asked Omar, who declined and offers another week in its place. */
const asked = aSwap({
  ...{ ...mine, id: '1', status: 'DECLINED', message: 'Our choir sings', endedAt: ago(0) },
});
const countered = aSwap({ id: '2', counterOfId: '1', message: 'How about this one?' });

it('shows a request and the week offered in its place as one story, with both notes', async () => {
  renderSwaps(withSwaps(countered, asked));
  const waiting = within(await section('Awaiting my answer'));
  expect(waiting.getByText('Omar Haddad offers another week')).toBeVisible();
  const before = within(waiting.getByRole('list', { name: 'Offered before' }));
  expect(before.getByText(new RegExp(`^You offered .* ${YEAR} for `))).toBeVisible();
  expect(before.getByText('“Our choir sings”')).toBeVisible();
  expect(waiting.getByText('“How about this one?”')).toBeVisible();
  expect(screen.queryByText('Declined')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Recently answered' })).not.toBeInTheDocument();
});

it.each([
  ['APPROVED', 'Omar Haddad accepted: the weeks have been swapped.'],
  ['DECLINED', 'Omar Haddad declined.'],
  ['EXPIRED', 'It was not answered in time.'],
] as const)(
  'says on an open screen that a request is %s, and shows the outcome',
  async (status, text) => {
    const server = withSwaps(aSwap(mine));
    const { publishChange } = renderSwaps(server);
    await screen.findByText('You asked Omar Haddad');
    server.swaps = [aSwap({ ...mine, status, endedAt: ago(0) })];
    act(() => void publishChange());
    const lately = within(await section('Recently answered'));
    expect(lately.getByText(text)).toBeVisible();
    expect(await screen.findByText(`${text} · Lake House`)).toHaveAttribute('role', 'status');
    expect(document.querySelector('[data-fresh="true"]')).toHaveTextContent(text);
    expect(document.querySelector('[data-toast]')).toBeNull();
  },
);

it.each([
  ['APPROVED', 'You gave', 'You got'],
  ['DECLINED', 'You would have given', 'You would have got'],
  ['EXPIRED', 'You would have given', 'You would have got'],
] as const)('speaks of a swap that is %s in the past', async (status, gave, got) => {
  const ended = { status, endedAt: ago(0) };
  renderSwaps(withSwaps({ ...countered, ...ended }, asked, aSwap({ id: '3', ...ended })));
  const lately = within(await section('Recently answered'));
  expect(lately.getByText('Omar Haddad offered another week')).toBeVisible();
  expect(lately.getByText('Omar Haddad asked you to swap')).toBeVisible();
  expect(lately.getAllByText(gave)).toHaveLength(2);
  expect(lately.getAllByText(got)).toHaveLength(2);
});

it('links what a note links to', async () => {
  renderSwaps(withSwaps(aSwap({ message: 'Look: https://example.com/choir' })));
  const link = await screen.findByRole('link', { name: 'https://example.com/choir' });
  expect(link.closest('blockquote')).toHaveTextContent('“Look: https://example.com/choir”');
});

it('says in a toast what happened to a card that is scrolled away', async () => {
  const away = { top: -900, bottom: -700 } as DOMRect;
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(away);
  const server = withSwaps(aSwap(mine));
  const { publishChange } = renderSwaps(server);
  await screen.findByText('You asked Omar Haddad');
  server.swaps = [aSwap({ ...mine, status: 'DECLINED', endedAt: ago(0) })];
  act(() => void publishChange());
  await waitFor(() => expect(screen.getAllByText('Omar Haddad declined.')).toHaveLength(2));
  expect(document.querySelector('[data-toast]')).toHaveTextContent('Omar Haddad declined.');
  place.mockRestore();
});

it('says on an open screen that another week is offered in place of mine', async () => {
  const server = withSwaps(aSwap(mine));
  const { publishChange } = renderSwaps(server);
  await screen.findByText('You asked Omar Haddad');
  server.swaps = [countered, asked];
  act(() => void publishChange());
  const news = 'A swap is waiting for your answer · Omar Haddad offers another week · Lake House';
  expect(await screen.findByText(news)).toHaveAttribute('role', 'status');
  const card = screen.getByText('Omar Haddad offers another week').closest('[data-swap]');
  expect(card).toHaveAttribute('data-fresh', 'true');
});

it('is silent about what I do myself', async () => {
  const server = withSwaps(aSwap());
  const { user } = renderSwaps(server, {
    declineSwap: () => {
      server.swaps = [aSwap({ status: 'DECLINED', endedAt: ago(0) })];
      return { declineSwap: server.swaps[0] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.click(screen.getByRole('button', { name: 'Decline swap' }));
  expect(await screen.findByText('Swap declined')).toBeVisible();
  expect(screen.getAllByText('You declined.')).toHaveLength(1);
});

it('folds what ended days ago', async () => {
  const { user } = renderSwaps(withSwaps(aSwap({ ...mine, status: 'DECLINED', endedAt: ago(4) })));
  const past = within(await section('Past swaps'));
  expect(past.getByText('You asked Omar Haddad')).not.toBeVisible();
  await user.click(past.getByText('Show 1 swap that ended'));
  expect(past.getByText('You asked Omar Haddad')).toBeVisible();
});

it('says in the list and the picker that a week has been asked for', async () => {
  // Olivia gives week 28 for Omar's 30, which is open to swap.
  const given = aSwap();
  const request = aSwap({
    ...mine,
    ...{ currentWeekStart: given.preferredWeekStart, currentWeekEnd: given.preferredWeekEnd },
    ...{ preferredWeekStart: given.currentWeekStart, preferredWeekEnd: given.currentWeekEnd },
  });
  const { user } = renderSwaps(withSwaps(request));
  const open = within(await section('Open to swap'));
  expect(open.getByText('You asked for it')).toBeVisible();
  expect(open.queryByRole('button', { name: /^Ask for/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ask to swap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask to swap' }));
  await user.click(dialog.getByRole('combobox', { name: 'Week you give up' }));
  await user.click(screen.getAllByRole('option')[0] as HTMLElement);
  const picker = await dialog.findByRole('combobox', { name: 'Week you want' });
  await user.click(picker);
  await user.type(picker, 'haddad');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(screen.getByRole('option')).toHaveTextContent(
    /Omar Haddad · \w+ season.*you asked for it/,
  );
});
