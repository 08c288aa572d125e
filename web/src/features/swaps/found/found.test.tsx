import { act, screen, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { aProposal, FakeSwaps, renderSwaps, section, YEAR } from '../test/render-swaps';

function found(...proposals: ReturnType<typeof aProposal>[]): FakeSwaps {
  const server = new FakeSwaps();
  server.proposals = proposals;
  return server;
}

it('shows what I give and get, how many take part and have said yes, and no names', async () => {
  const { container } = renderSwaps(found(aProposal()));
  const card = within(await section('Awaiting my answer'));
  expect(card.getByText('Three-way swap')).toBeVisible();
  expect(card.getByText('You give').parentElement).toHaveTextContent('Week 28,');
  expect(card.getByText('You get').parentElement).toHaveTextContent('Week 30,');
  expect(card.getByText('1 of 3 owners has said yes.')).toBeVisible();
  expect(card.getByText('Lake House · Expires in 6 days')).toBeVisible();
  expect(card.queryByText(/Omar/)).not.toBeInTheDocument();
  await screen.findByRole('group', { name: `Weeks of ${YEAR}` });
  expect(await axe(container)).toHaveNoViolations();
});

it('asks for my answer first, and shows apart what others still have to answer', async () => {
  renderSwaps(found(aProposal({ hasAgreed: true }), aProposal({ id: '2', ownerCount: 2 })));
  const awaiting = within(await section('Awaiting my answer'));
  expect(awaiting.getByText('Two-way swap')).toBeVisible();
  expect(awaiting.queryByText('Three-way swap')).not.toBeInTheDocument();
  expect(awaiting.queryByText('No requests waiting for your answer.')).not.toBeInTheDocument();
  expect(within(await section('Waiting for others')).getByText('Three-way swap')).toBeVisible();
});

it.each([
  [{ ownerCount: 1, agreedCount: 0, isOpenWeek: true }, 'Your yes is all it takes.'],
  [{ agreedCount: 2 }, '2 of 3 owners have said yes.'],
  [{ status: 'AGREED' as const, agreedCount: 3 }, 'All have said yes; an administrator decides.'],
  [{ agreedCount: 0 }, 'No one has said yes yet.'],
  [{}, /^Answer by .* You can decline without a reason\.$/],
  [{ hasAgreed: true }, /^The others have until [^.]*\.$/],
])('says of %j: %s', async (facts, sentence) => {
  renderSwaps(found(aProposal(facts)));
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('gives no time to answer once all have said yes', async () => {
  renderSwaps(found(aProposal({ status: 'AGREED', agreedCount: 3, hasAgreed: true })));
  expect(within(await section('Waiting for others')).queryByText(/until/)).not.toBeInTheDocument();
});

it('says yes only after a confirmation, and what the last yes does', async () => {
  const server = found(aProposal({ agreedCount: 2 }));
  const { user, callsOf } = renderSwaps(server, {
    answerExchange: () => {
      server.proposals = [aProposal({ agreedCount: 3, hasAgreed: true })];
      return { answerExchange: 'OPEN' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(callsOf('answerExchange')).toEqual([]);
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/The weeks are swapped at once/);
  await user.click(screen.getByRole('button', { name: 'Yes, swap' }));
  expect(await screen.findByText('You said yes')).toBeVisible();
  expect(await screen.findByText('Your yes is saved')).toBeVisible();
  expect(callsOf('answerExchange')).toEqual([{ id: '1', isYes: true }]);
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    /^Take back your yes\?.*The proposal ends/,
  );
});

it('asks whether my guests come along when I say yes, and not when I say no', async () => {
  const server = Object.assign(found(aProposal()), { guests: 'Anna, Ben' });
  const { user, callsOf } = renderSwaps(server, {
    answerExchange: () => ({ answerExchange: 'OPEN' }),
  });
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await user.click(screen.getByRole('checkbox', { name: 'They come along to the new week' }));
  await user.click(screen.getByRole('button', { name: 'Yes, swap' }));
  expect(callsOf('answerExchange')).toEqual([{ id: '1', isYes: true, guestsCome: false }]);
});

it('says that no one is shown who said no', async () => {
  const server = found(aProposal());
  const { user, callsOf } = renderSwaps(server, {
    answerExchange: () => {
      server.proposals = [];
      return { answerExchange: 'ENDED' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/No one is shown who said no/);
  await user.click(screen.getByRole('button', { name: 'No, keep my week' }));
  expect(callsOf('answerExchange')).toEqual([{ id: '1', isYes: false }]);
});

it('follows live: what is found, and what comes of it', async () => {
  const server = found();
  const { publishFound } = renderSwaps(server);
  await section('Find me a swap');
  server.proposals = [aProposal()];
  await act(async () => publishFound('OPEN'));
  expect(await screen.findByText('A swap was found for you')).toBeVisible();
  server.proposals = [];
  await act(async () => publishFound('DONE'));
  expect(await screen.findByText('The weeks have been swapped')).toBeVisible();
});

const ranked = async () =>
  within(await screen.findByRole('list', { name: 'Weeks I would take' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.facts')?.textContent?.split(',')[0]);

it('ranks the weeks that I would take for one of mine, and says that only I see them', async () => {
  const { user, callsOf } = renderSwaps();
  const mine = within(await section('Find me a swap'));
  expect(await mine.findByText(/Only you can see this list/)).toHaveTextContent(
    /a proposal shows the other owner that you would take their week\.$/,
  );
  await user.click(mine.getByRole('button', { name: 'Find me a swap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Find me a swap' }));
  await user.click(dialog.getByRole('combobox', { name: 'Week I would give up' }));
  await user.click(screen.getAllByRole('option').at(-1) as HTMLElement);
  await dialog.findByRole('group', { name: `Weeks of ${YEAR}` });
  for (const week of [30, 31, 12]) await user.click(await dialogTile(dialog, week));
  expect(await ranked()).toEqual(['Week 30', 'Week 31', 'Week 12']);
  await user.click(dialog.getAllByRole('button', { name: / up$/ }).at(-1) as HTMLElement);
  await user.click(await dialogTile(dialog, 30));
  expect(await ranked()).toEqual(['Week 12', 'Week 31']);
  await user.click(dialog.getByRole('button', { name: 'Save list' }));
  expect(await screen.findByText('List saved')).toBeVisible();
  expect(callsOf('saveSwapWishes')).toEqual([{ input: { bookingId: '28', weeks: [12, 31] } }]);
  expect(
    await mine.findByText(/For it I would take: 2 weeks, in this order: 12 and 31/),
  ).toBeVisible();
});

const dialogTile = async (dialog: ReturnType<typeof within>, week: number) => {
  const tiles = await dialog.findAllByRole('button', { name: new RegExp(`^Week ${week}, `) });
  return tiles[0] as HTMLElement;
};

it('edits and removes a list', async () => {
  const server = new FakeSwaps();
  server.wishes = [{ bookingId: '28', weeks: [31] }];
  const { user, callsOf } = renderSwaps(server);
  await user.click(await screen.findByRole('button', { name: 'Edit the list for week 28' }));
  expect(await ranked()).toEqual(['Week 31']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the list for week 28' }));
  expect(callsOf('saveSwapWishes')).toEqual([{ input: { bookingId: '28', weeks: [] } }]);
  expect(await screen.findByText('You are not looking for a swap')).toBeVisible();
});

it('claims nothing and offers a retry when what was found could not be loaded', async () => {
  let isBroken = true;
  const { user } = renderSwaps(new FakeSwaps(), {
    foundSwaps: () => {
      if (isBroken) throw new Refusal('Internal error', 'INTERNAL_SERVER_ERROR');
      return { exchangeProposals: [], endedExchanges: [], mySwapWishes: [] };
    },
  });
  expect(await screen.findByText('The swaps found for you could not be loaded.')).toBeVisible();
  expect(screen.queryByText('No requests waiting for your answer.')).not.toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('You are not looking for a swap')).toBeVisible();
});

it('shows for a while what did not go through, and why', async () => {
  const server = new FakeSwaps();
  const { give, get, propertyName } = aProposal();
  const ended = { __typename: 'EndedExchange' as const, propertyName, give, get };
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3600_000).toISOString();
  server.ended = [
    { ...ended, id: '1', reason: 'Your week 28 went in another swap.', endedAt: ago(1) },
    { ...ended, id: '2', reason: 'Not every owner said yes.', endedAt: ago(4) },
  ];
  renderSwaps(server);
  const lately = within(await section('Recently answered'));
  expect(lately.getByText('Your week 28 went in another swap.')).toBeVisible();
  expect(lately.getByText('You would have given')).toBeVisible();
  expect(lately.queryByText('Not every owner said yes.')).not.toBeInTheDocument();
});
