import { screen, waitFor, within } from '@testing-library/react';
import { Refusal } from '../../kit/test/fake-server';
import { onMyTurn, picked } from './test/fake-draft';
import { renderDraft, tile, wishList } from './test/render-draft';

const open = (server = {}) => renderDraft({ draft: onMyTurn(), search: '&tab=wishes', server });

const wishes = async () => {
  const list = await screen.findByRole('list', { name: 'My wish list' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.dates')?.textContent);
};

it('shows my wishes in their order, with what is gone marked, and that nobody else reads them', async () => {
  open();
  expect(await wishes()).toEqual(['22–29 Jul', '29 Jul – 5 Aug', '23–30 Dec']);
  expect(screen.getByText('Gone to share 5, Omar Haddad')).toBeInTheDocument();
  expect(screen.getByText(/Nobody else reads it/)).toBeInTheDocument();
});

it('is ranked by buttons, added to and taken from, and saved by itself', async () => {
  const { user, callsOf } = open();
  await user.click(await screen.findByRole('button', { name: '23–30 December up' }));
  await user.click(screen.getByRole('button', { name: 'Take 22–29 July off the list' }));
  await user.click(await tile(33));
  expect(await wishes()).toEqual(['23–30 Dec', '29 Jul – 5 Aug', '12–19 Aug']);
  await waitFor(() => expect(screen.getByText('Saved.')).toBeInTheDocument(), { timeout: 2000 });
  expect(callsOf('saveWishList')).toEqual([
    { input: { shareId: 108, year: 2028, weeks: [52, 31, 33], isAutopilot: false } },
  ]);
});

it('leaves my turn to the list where I say so', async () => {
  const { user, callsOf } = open();
  await user.click(await screen.findByRole('checkbox', { name: /as soon as it is my turn/ }));
  await waitFor(() => expect(callsOf('saveWishList')).toHaveLength(1), { timeout: 2000 });
  expect(callsOf('saveWishList')[0]).toMatchObject({ input: { isAutopilot: true } });
});

it('starts from the weeks of last year', async () => {
  const { user } = open({
    wishList: () => ({ wishList: { ...wishList(108, 2028), weeks: [] } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Start from last year’s weeks' }));
  expect(await wishes()).toEqual(['4–11 Mar', '11–18 Mar']);
});

it('writes what was changed last when one goes elsewhere before it is saved', async () => {
  const { user, callsOf } = open();
  await user.click(await screen.findByRole('button', { name: '23–30 December up' }));
  await user.click(screen.getByRole('button', { name: 'Year 2029' }));
  expect(callsOf('saveWishList')).toEqual([
    { input: { shareId: 108, year: 2028, weeks: [30, 52, 31], isAutopilot: false } },
  ]);
});

it('says when it could not be saved and tries again when asked', async () => {
  let isBroken = true;
  const { user, callsOf } = open({
    saveWishList: ({ input }: { input: object }) => {
      if (isBroken) throw new Refusal('This is not a share of yours.', 'FORBIDDEN');
      return { saveWishList: { ...wishList(108, 2028), ...input } };
    },
  });
  await user.click(await screen.findByRole('button', { name: '23–30 December up' }));
  expect(
    await screen.findByText('This is not a share of yours.', undefined, { timeout: 2000 }),
  ).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Saved.')).toBeInTheDocument(), { timeout: 2000 });
  expect(callsOf('saveWishList')).toHaveLength(2);
});

it('stays with the share that I write for when the turn goes on to another of mine', async () => {
  const draft = onMyTurn();
  const { tell, callsOf } = renderDraft({ draft, search: '&tab=wishes' });
  await wishes();
  await tell({ ...draft, seq: 3 }, [picked(3, 8, 33)]);
  expect(await tile(33)).toHaveAccessibleName(/share 8, You/);
  expect(screen.getByRole('combobox', { name: 'Share' })).toHaveTextContent('Share 8');
  expect(callsOf('wishList')).toEqual([{ shareId: 108, year: 2028 }]);
});
