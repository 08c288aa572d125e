import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../lib/test/axe';
import { onItsWay, Refusal } from '../../lib/test/fake-server';
import { onADesk } from '../../lib/test/on-a-desk';
import { aSwap, FakeSwaps, renderSwaps, section, YEAR } from './test/render-swaps';

onADesk();

/** A test app that shows the given swaps. */
function withSwaps(...swaps: FakeSwaps['swaps']): FakeSwaps {
  return Object.assign(new FakeSwaps(), { swaps });
}

/** A mutation that records its calls. */
const answered = (server: FakeSwaps, name: string, details: Parameters<typeof aSwap>[0]) => ({
  [name]: () => {
    server.swaps = [aSwap(details)];
    return { [name]: server.swaps[0] };
  },
});

it('shows a swap awaiting my answer with both weeks, value, note and expiry', async () => {
  const { container } = renderSwaps(withSwaps(aSwap()));
  const waiting = within(await section('Awaiting my answer'));
  expect(waiting.getByText('Omar Haddad asks you to swap')).toBeVisible();
  expect(waiting.getByText('Lake House · Expires in 6 days')).toBeVisible();
  expect(waiting.getByText('You get more')).toBeVisible();
  expect(waiting.getByText('“Please”')).toBeVisible();
  expect(waiting.getByText('Pending')).toBeVisible();
  expect(
    within(await section('Requested by me')).getByText(/not asked for any other week/),
  ).toBeVisible();
  await screen.findByRole('group', { name: `Weeks of ${YEAR}` });
  const [yours] = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
  expect(yours).toHaveTextContent('Yours');
  const marks = [...(yours?.querySelectorAll('i') ?? [])];
  expect(marks.map((mark) => mark.style.getPropertyValue('--fill'))).toEqual(['var(--share-3)']);
  expect(await axe(container)).toHaveNoViolations();
});

it('exchanges the weeks only after a confirmation', async () => {
  const server = withSwaps(aSwap());
  const { user, callsOf } = renderSwaps(server, {
    acceptSwap: () => {
      server.swaps = [aSwap({ status: 'APPROVED' })];
      return { acceptSwap: server.swaps[0] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(callsOf('acceptSwap')).toEqual([]);
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/The weeks are swapped at once/);
  await user.click(screen.getByRole('button', { name: 'Yes, swap' }));
  expect(await screen.findByText('The weeks have been swapped')).toBeVisible();
  expect(callsOf('acceptSwap')).toEqual([{ id: '1' }]);
  expect(await screen.findByText('Approved')).toBeVisible();
});

it('asks whether my guests come along when I accept, and as a yes unless I say otherwise', async () => {
  const server = Object.assign(new FakeSwaps(), { swaps: [aSwap()], guests: 'Anna, Ben' });
  const { user, callsOf } = renderSwaps(server, {
    acceptSwap: () => ({ acceptSwap: aSwap({ status: 'APPROVED' }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(await dialog.findByText('Your guests of this week: Anna, Ben.')).toBeVisible();
  const come = dialog.getByRole('checkbox', { name: 'They come along to the new week' });
  expect(come).toBeChecked();
  expect(dialog.queryByText(/names of the guests/)).not.toBeInTheDocument();
  await user.click(come);
  expect(dialog.getByText('The names of the guests are removed.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Yes, swap' }));
  expect(callsOf('acceptSwap')).toEqual([{ id: '1', guestsCome: false }]);
});

it('says on the card of a swap that waits whether my guests come along', async () => {
  const mine = aSwap({ role: 'REQUESTER', guestsCome: false });
  const agreed = aSwap({ id: '2', acceptedAt: new Date().toISOString(), guestsCome: true });
  renderSwaps(withSwaps(mine, agreed));
  const asked = within(await section('Requested by me'));
  expect(asked.getByText('Your guests do not come along to the new week.')).toBeVisible();
  expect(screen.getByText('Your guests come along to the new week.')).toBeVisible();
});

it('asks whether my guests come along when I ask for a week', async () => {
  const server = Object.assign(new FakeSwaps(), { stays: [28], guests: 'Anna, Ben' });
  const { user } = renderSwaps(server);
  await user.click((await screen.findAllByRole('button', { name: /^Ask to swap/ }))[0] as Element);
  const dialog = within(screen.getByRole('dialog'));
  expect(
    await dialog.findByRole('checkbox', { name: 'They come along to the new week' }),
  ).toBeChecked();
});

it('says that an administrator makes the final decision if approval is required', async () => {
  const agreed = { needsApproval: true, acceptedAt: new Date().toISOString() };
  const server = withSwaps(aSwap({ needsApproval: true }));
  const { user } = renderSwaps(server, {
    acceptSwap: () => {
      server.swaps = [aSwap(agreed)];
      return { acceptSwap: aSwap(agreed) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await user.click(screen.getByRole('button', { name: 'Yes, swap' }));
  expect(await screen.findByText('You have agreed')).toBeVisible();
  expect(
    await screen.findByText('You agreed. An administrator makes the final decision.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

it('declines with a note', async () => {
  const server = withSwaps(aSwap());
  const { user, callsOf } = renderSwaps(
    server,
    answered(server, 'declineSwap', { status: 'DECLINED' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.type(screen.getByLabelText('Note (optional)'), 'We are there. ');
  await user.click(screen.getByRole('button', { name: 'Decline swap' }));
  expect(await screen.findByText('Swap declined')).toBeVisible();
  expect(callsOf('declineSwap')).toEqual([{ id: '1', note: 'We are there.' }]);
});

it('counters with another of my weeks, but not the requested one', async () => {
  const server = withSwaps(aSwap());
  const { user, callsOf } = renderSwaps(
    server,
    answered(server, 'counterSwap', { id: '2', role: 'REQUESTER' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Offer another week' }));
  const offer = screen.getByRole('button', { name: 'Offer this week' });
  await user.click(offer);
  expect(screen.getByText('Choose the week you would give up.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Week you would give up' }));
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.click(screen.getByRole('option'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('You give').parentElement).toHaveTextContent(/Week 10/);
  expect(dialog.getByText('You get').parentElement).toHaveTextContent(/Week 30/);
  await user.click(offer);
  expect(await screen.findByText('Another week offered')).toBeVisible();
  expect(callsOf('counterSwap')).toEqual([{ id: '1', bookingId: '10', note: null }]);
});

it('withdraws a request that I made', async () => {
  const mine = { requesterName: 'Olivia Hart', answererName: 'Omar Haddad' };
  const server = withSwaps(aSwap({ ...mine, role: 'REQUESTER' }));
  const { user, callsOf } = renderSwaps(
    server,
    answered(server, 'cancelSwap', { ...mine, role: 'REQUESTER', status: 'CANCELLED' }),
  );
  expect(await screen.findByText('You asked Omar Haddad')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^You keep week 30, .* \(share 5\) and won’t get/)).toBeVisible();
  expect(callsOf('cancelSwap')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Yes, withdraw' }));
  expect(await screen.findByText('Swap request withdrawn')).toBeVisible();
  expect(callsOf('cancelSwap')).toEqual([{ id: '1' }]);
});

it('requests a week that is open to swap, after showing the next steps', async () => {
  const server = new FakeSwaps();
  const { user, callsOf } = renderSwaps(
    server,
    answered(server, 'requestSwap', { role: 'REQUESTER' }),
  );
  await user.click(await screen.findByRole('button', { name: /^Ask for / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask to swap' }));
  const send = dialog.getByRole('button', { name: 'Ask to swap' });
  expect(await dialog.findByText(/^Omar Haddad has 7 days to answer/)).toBeVisible();
  await user.click(send);
  expect(dialog.getByText('Choose the week you give.')).toBeVisible();
  expect(callsOf('requestSwap')).toEqual([]);
  await user.click(dialog.getByRole('combobox', { name: 'Week you give up' }));
  await user.click(screen.getAllByRole('option')[0] as HTMLElement);
  expect(dialog.getByText('You get more')).toBeVisible();
  expect(await axe(document.body)).toHaveNoViolations();
  await user.click(send);
  expect(await screen.findByText('Swap request sent')).toBeVisible();
  const input = { bookingId: '10', targetBookingId: '30', note: null };
  expect(callsOf('requestSwap')).toEqual([{ input }]);
});

it('shows why a week cannot be requested, and keeps the choices', async () => {
  const { user } = renderSwaps(new FakeSwaps(), {
    requestSwap: () => {
      throw new Refusal('You have already requested this swap.', 'CONFLICT');
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Week 40,.*, open$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask to swap' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Week you give up' }));
  await user.click(screen.getAllByRole('option')[0] as HTMLElement);
  await user.click(await dialog.findByRole('button', { name: 'Swap now' }));
  expect(await screen.findByText('You have already requested this swap.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Swap now' })).toBeEnabled();
});

it('requests the displayed week while another year is loading', async () => {
  const server = new FakeSwaps();
  const { user, callsOf } = renderSwaps(server, {
    swapYear: (variables) =>
      variables.year === YEAR ? (server.handlers.swapYear?.(variables) ?? {}) : onItsWay(),
    ...answered(server, 'requestSwap', { role: 'REQUESTER' }),
  });
  await screen.findByRole('button', { name: /^Week 40,.*, open$/ });
  await user.click(screen.getByRole('button', { name: 'Next year' }));
  await user.click(await screen.findByRole('button', { name: /^Week 40,.*, open$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask to swap' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Week you give up' }));
  await user.click(screen.getAllByRole('option')[0] as HTMLElement);
  await user.click(await dialog.findByRole('button', { name: 'Swap now' }));
  const input = { bookingId: '10', year: YEAR, week: 40, note: null };
  expect(callsOf('requestSwap')).toEqual([{ input }]);
});

it('shows an error when another year cannot be loaded, without weeks of the current one', async () => {
  const server = new FakeSwaps();
  const { user } = renderSwaps(server, {
    swapYear: (variables) => {
      if (variables.year !== YEAR) throw new Refusal('There is no such year.');
      return server.handlers.swapYear?.(variables) ?? {};
    },
  });
  await screen.findByRole('button', { name: /^Week 40,.*, open$/ });
  await user.click(screen.getByRole('button', { name: 'Next year' }));
  expect(await screen.findByText('There is no such year.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Week 40,/ })).not.toBeInTheDocument();
});

it('marks the weeks of the year, and disables maintenance weeks', async () => {
  renderSwaps(Object.assign(withSwaps(aSwap()), { offers: [28, 30] }));
  const year = within(await screen.findByRole('group', { name: `Weeks of ${YEAR}` }));
  const named = (name: RegExp) => year.getByRole('button', { name });
  expect(named(/^Week 28,.*, yours, open to swap, in a pending swap$/)).toBeVisible();
  expect(named(/^Week 30,.*, Omar Haddad, open to swap, in a pending swap$/)).toBeVisible();
  expect(named(/^Week 31,.*, Anna Berg$/)).toBeVisible();
  expect(year.queryByRole('button', { name: /^Week 5,/ })).not.toBeInTheDocument();
});

it('marks one of my weeks as open to swap', async () => {
  const server = new FakeSwaps();
  const { user, callsOf } = renderSwaps(server, {
    offerWeek: ({ bookingId }) => {
      server.offers = [30, Number(bookingId)];
      return { offerWeek: true };
    },
  });
  const [first] = await screen.findAllByRole('switch', { name: 'Open to swap' });
  expect(first).not.toBeChecked();
  await user.click(first as HTMLElement);
  await waitFor(() => expect(first).toBeChecked());
  expect(callsOf('offerWeek')).toEqual([{ bookingId: '10', isOpen: true }]);
});

it('shows a new request immediately', async () => {
  const server = new FakeSwaps();
  const { publishChange } = renderSwaps(server);
  expect(await screen.findByText('No requests waiting for your answer.')).toBeVisible();
  server.swaps = [aSwap()];
  act(() => void publishChange());
  expect(await screen.findByText('Omar Haddad asks you to swap')).toBeVisible();
});

it('shows an empty state when there is nothing to swap', async () => {
  const ada = { __typename: 'Person', id: '9', firstName: 'Ada', lastName: 'Admin' };
  renderSwaps(Object.assign(new FakeSwaps(), { offers: [], stays: [] }), {
    administrators: () => ({ administrators: [ada] }),
  });
  expect(await screen.findByText('No weeks to swap yet')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Write to Ada' })).toHaveAttribute(
    'href',
    '/messages?person=9',
  );
});

it('can be retried after a loading error', async () => {
  renderSwaps(new FakeSwaps(), {
    mySwaps: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  expect(await screen.findByText('Your swaps could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

it('shows the first five of many weeks, and all of them on demand', async () => {
  const stays = [10, 14, 18, 22, 26, 28, 32];
  const { user } = renderSwaps(Object.assign(new FakeSwaps(), { stays }));
  const mine = within(await section('My weeks'));
  expect(mine.getAllByRole('listitem')).toHaveLength(5);
  await user.click(mine.getByRole('button', { name: 'Show all 7' }));
  expect(mine.getAllByRole('listitem')).toHaveLength(7);
  const fewer = mine.getByRole('button', { name: 'Show fewer' });
  expect(fewer).toHaveFocus();
  await user.click(fewer);
  expect(mine.getAllByRole('listitem')).toHaveLength(5);
});
