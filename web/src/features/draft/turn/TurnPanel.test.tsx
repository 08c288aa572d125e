import { screen, within } from '@testing-library/react';
import { fakeDraft, onMyTurn } from '../test/fake-draft';
import { renderDraft, wishList } from '../test/render-draft';

it.each([
  ['is calm before the last tenth of the window', 7, 'false'],
  ['asks for attention in the last tenth of the window', 5, 'true'],
])('the clock %s', async (_, minutes, isLate) => {
  const deadline = new Date(Date.now() + minutes * 60_000).toISOString();
  // The turn window is one hour.
  renderDraft({ draft: fakeDraft({ deadline }) });
  const timer = await screen.findByRole('timer');
  expect(timer.parentElement).toHaveAttribute('data-late', isLate);
});

it('says until when, by the clocks of the reader and of the house', async () => {
  const deadline = new Date(Date.now() + 2 * 24 * 3_600_000).toISOString();
  renderDraft({ draft: fakeDraft({ deadline, timeZone: 'Pacific/Kiritimati' }) });
  expect(await screen.findByText(/^until .+ your time, .+ at the house$/)).toBeVisible();
});

it('says when the draft opens by both clocks', async () => {
  const opensAt = new Date(Date.now() + 30 * 60_000).toISOString();
  const planned = { opensAt, deadline: null, log: [], timeZone: 'Pacific/Kiritimati' };
  renderDraft({ draft: fakeDraft({ status: 'PLANNED', ...planned }) });
  expect(await screen.findByText(/^On .* your time, .* at the house\./)).toBeVisible();
});

const choices = async () => {
  const turn = within(await screen.findByRole('region', { name: 'Whose turn it is' }));
  await turn.findByRole('button', { name: 'See the board' });
  return { turn, names: turn.getAllByRole('button').map(({ textContent }) => textContent) };
};

it('offers the best free weeks of my list in my turn, and asks before it takes one', async () => {
  const { user } = renderDraft({ draft: onMyTurn() });
  // Week 30 of the list is taken.
  await screen.findByRole('button', { name: 'Choose 29 Jul – 5 Aug' });
  const { turn, names } = await choices();
  expect(names).toEqual([
    'Choose 29 Jul – 5 Aug',
    'Choose 23–30 Dec',
    'See the board',
    'Let someone choose for me',
  ]);
  await user.click(turn.getByRole('button', { name: 'Choose 23–30 Dec' }));
  expect(await screen.findByRole('dialog', { name: '23–30 December' })).toBeVisible();
});

it('offers free peak weeks where my list has none', async () => {
  renderDraft({
    draft: onMyTurn(),
    server: {
      wishList: ({ shareId, year }) => ({
        wishList: { ...wishList(String(shareId), Number(year)), weeks: [] },
      }),
    },
  });
  const { turn, names } = await choices();
  expect(turn.getByText(/^Peak weeks still free: \d+$/)).toBeVisible();
  expect(names.filter((name) => name?.startsWith('Choose'))).toHaveLength(3);
});

it('offers nothing to choose in the turn of others', async () => {
  renderDraft({ draft: fakeDraft() });
  const turn = within(await screen.findByRole('region', { name: 'Whose turn it is' }));
  expect(turn.queryByRole('button', { name: /^(Choose|See)/ })).not.toBeInTheDocument();
});
