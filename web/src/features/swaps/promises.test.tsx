import { screen, within } from '@testing-library/react';
import { onADesk } from '../../lib/test/on-a-desk';
import { WeekSwapActions } from './admin/WeekSwapActions';
import { SwapsScreen } from './SwapsScreen';
import type { Swap } from './swap';
import { aProposal, aSwap, FakeSwaps, renderSwaps, section, YEAR } from './test/render-swaps';

onADesk();

/** Olivia’s week 28 stands in a three-way swap, and she offered it to Anna, or Omar wants it. */
function promisedTwice(facts: Partial<Swap>): FakeSwaps {
  const week = aSwap();
  const offered: Partial<Swap> = {
    ...{ role: 'REQUESTER', requesterName: 'Olivia Hart', answererName: 'Anna Berg' },
    ...{ currentWeekStart: week.preferredWeekStart, currentWeekEnd: week.preferredWeekEnd },
    ...{ preferredWeekStart: week.currentWeekStart, preferredWeekEnd: week.currentWeekEnd },
  };
  return Object.assign(new FakeSwaps(), {
    proposals: [aProposal({ agreedCount: 2, hasAgreed: true })],
    swaps: [aSwap(facts.role === 'ANSWERER' ? facts : { ...offered, ...facts })],
  });
}

it('says on both cards that a week is promised twice, and which swap ends', async () => {
  renderSwaps(promisedTwice({}));
  const asked = within(await section('Requested by me'));
  expect(
    await asked.findByText(
      'Your week is also in a three-way swap, 2 of 3 said yes. If Anna Berg accepts first, the three-way swap ends.',
    ),
  ).toBeVisible();
  const found = within(await section('Waiting for others'));
  expect(
    found.getByText(
      'Your week is also offered to Anna Berg. If Anna Berg accepts first, the three-way swap ends.',
    ),
  ).toBeVisible();
});

it('says so wherever the week can be promised again', async () => {
  const { user } = renderSwaps(promisedTwice({}));
  const mine = within(await section('My weeks'));
  expect(
    await mine.findByText(
      'This week is offered to Anna Berg, in a three-way swap, 2 of 3 said yes.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask to swap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask to swap' }));
  await user.click(dialog.getByRole('combobox', { name: /^Week you give up/ }));
  expect(
    await screen.findByRole('option', {
      name: /peak season · offered to Anna Berg, in a three-way swap, 2 of 3 said yes$/i,
    }),
  ).toBeVisible();
});

it('says before an answer what it ends', async () => {
  const { user } = renderSwaps(promisedTwice({ role: 'ANSWERER' }));
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    /Your week is also in a three-way swap, 2 of 3 said yes\. If you accept first, the three-way swap ends\./,
  );
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Offer another week' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer another week' }));
  await user.click(dialog.getByRole('combobox', { name: /^Week you would give up/ }));
  // Her other week is free.
  expect(await screen.findByRole('option', { name: /low season$/i })).toBeVisible();
});

it('says before a yes to a found swap that the week is wanted by someone else', async () => {
  const server = promisedTwice({ role: 'ANSWERER' });
  server.proposals = [aProposal()];
  const { user } = renderSwaps(server);
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    /Your week is also wanted by Omar Haddad\. If you accept first, the three-way swap ends\./,
  );
});

it('says in the dialog of a week which swap it waits for, and leads there', async () => {
  const week = { propertyId: '7', year: YEAR, week: 28 };
  renderSwaps(
    Object.assign(new FakeSwaps(), { swaps: [aSwap()] }),
    {},
    <WeekSwapActions week={week} bookingId="28" isMine />,
  );
  expect(await screen.findByText('This week is wanted by Omar Haddad.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the swap' })).toHaveAttribute('href', '/swaps');
});

it('leads from a week that the user has asked for to that swap, and does not ask again', async () => {
  const week = { propertyId: '7', year: YEAR, week: 30 };
  renderSwaps(
    Object.assign(new FakeSwaps(), { swaps: [aSwap()] }),
    {},
    <WeekSwapActions week={week} bookingId="30" isMine={false} />,
  );
  expect(await screen.findByRole('link', { name: 'See the pending swap' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ask to swap/ })).not.toBeInTheDocument();
});

it('shows a guest without weeks who to write to', async () => {
  renderSwaps(
    Object.assign(new FakeSwaps(), { stays: [], offers: [] }),
    { administrators: () => ({ administrators: [] }) },
    <SwapsScreen isGuest />,
  );
  expect(await screen.findByText('Owners swap their weeks here')).toBeVisible();
  expect(screen.queryByText(/your weeks|your shares/)).not.toBeInTheDocument();
});
