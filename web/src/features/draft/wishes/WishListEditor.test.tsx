import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, refuse } from '../../../lib/test/fake-server';
import { onMyTurn, picked } from '../test/fake-draft';
import { renderDraft, tile, wishList } from '../test/render-draft';

afterEach(() => jest.useRealTimers());

const open = (server = {}) => renderDraft({ draft: onMyTurn(), search: '&tab=wishes', server });

const wishes = async () => {
  const list = await screen.findByRole('list', { name: 'My wish list' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.dates')?.textContent);
};

it('shows my wishes in order, marks taken weeks, and says that they are private', async () => {
  open();
  expect(await wishes()).toEqual(['22–29 Jul', '29 Jul – 5 Aug', '23–30 Dec']);
  expect(screen.getByText('Taken by share 5, Omar Haddad')).toBeInTheDocument();
  expect(screen.getByText(/No one else can read it/)).toBeInTheDocument();
});

it('ranks the free weeks alone, and removes the taken ones at once', async () => {
  const { user } = open();
  expect(await wishes()).toHaveLength(3);
  const list = screen.getByRole('list', { name: 'My wish list' });
  const ranks = [...list.querySelectorAll('.rank')].map(({ textContent }) => textContent);
  expect(ranks).toEqual(['–', '1', '2']);
  expect(await tile(31)).toHaveAccessibleName(/number 1 on your wish list/);
  await user.click(screen.getByRole('button', { name: 'Remove taken weeks' }));
  expect(await wishes()).toEqual(['29 Jul – 5 Aug', '23–30 Dec']);
  expect(screen.queryByRole('button', { name: 'Remove taken weeks' })).not.toBeInTheDocument();
});

it('is ranked by buttons, extended and shortened, and saved automatically', async () => {
  const { callsOf } = open();
  const up = await screen.findByRole('button', { name: '23–30 December up' });
  // Frozen time makes all changes save together, however long the clicks take.
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(up);
  await user.click(screen.getByRole('button', { name: 'Take 22–29 July off the list' }));
  await user.click(screen.getByRole('button', { name: /^Week 33,/ }));
  expect(await wishes()).toEqual(['23–30 Dec', '29 Jul – 5 Aug', '12–19 Aug']);
  act(() => jest.advanceTimersByTime(599));
  expect(callsOf('saveWishList')).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  jest.useRealTimers();
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(callsOf('saveWishList')).toEqual([
    { input: { shareId: '108', year: 2028, weeks: [52, 31, 33], isAutopilot: false } },
  ]);
});

it('does not put a week on the list that is gone, and names who has it', async () => {
  const list = { ...wishList('108', 2028), weeks: [31] };
  const { user, callsOf } = open({ wishList: () => ({ wishList: list }) });
  await wishes();
  await user.click(await tile(30));
  expect(await screen.findByText(/^Omar Haddad has 22–29 Jul already \(share 5\)/)).toBeVisible();
  expect(await wishes()).toEqual(['29 Jul – 5 Aug']);
  expect(callsOf('saveWishList')).toEqual([]);
});

const CLOSED =
  'Ada Keller gave access to this account on Monday. Wish lists are closed until Friday.';

it('says calmly why it is closed, while the draft room stays as it is', async () => {
  const { user } = open({ wishList: refuse(CLOSED, 'FORBIDDEN', undefined, { isClosed: true }) });
  expect(await screen.findByText('Closed for now')).toBeVisible();
  expect(screen.getByText(CLOSED)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Draft room' }));
  expect(await tile(31)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

const autopilot = () => screen.findByRole('checkbox', { name: /as soon as it is my turn/ });
const question = () => screen.findByRole('alertdialog', { name: /^Choose .* now\?$/ });
const saved = (callsOf: ReturnType<typeof open>['callsOf']) =>
  waitFor(() => expect(callsOf('saveWishList')).toHaveLength(1), { timeout: 2000 });

it('switches on the autopilot in my turn only after naming the week that it would take', async () => {
  const { user, callsOf } = open();
  await user.click(await autopilot());
  // Week 30 has been taken already.
  expect(within(await question()).getByText(/you will take 29 July – 5 August 2028/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(await autopilot()).not.toBeChecked();
  await user.click(await autopilot());
  await user.click(within(await question()).getByRole('button', { name: 'Yes, take it' }));
  await saved(callsOf);
  expect(callsOf('saveWishList')[0]).toMatchObject({ input: { isAutopilot: true } });
});

it('asks the same for a wish that the autopilot would take at once', async () => {
  const list = { ...wishList('108', 2028), weeks: [30], isAutopilot: true };
  const { user, callsOf } = open({ wishList: () => ({ wishList: list }) });
  await user.click(await tile(33));
  expect(within(await question()).getByText(/you will take 12–19 August 2028/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(await wishes()).toEqual(['22–29 Jul']);
  expect(callsOf('saveWishList')).toEqual([]);
});

it('switches on the autopilot for a later turn without a confirmation', async () => {
  const draft = { ...onMyTurn(), status: 'PAUSED' as const };
  const { user, callsOf } = renderDraft({ draft, search: '&tab=wishes' });
  await user.click(await autopilot());
  await saved(callsOf);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  // The list itself is unchanged.
  expect(callsOf('saveWishList')).toEqual([
    { input: { shareId: '108', year: 2028, weeks: [30, 31, 52], isAutopilot: true } },
  ]);
  expect(await wishes()).toEqual(['22–29 Jul', '29 Jul – 5 Aug', '23–30 Dec']);
});

it('starts with last year’s weeks', async () => {
  const { user } = open({
    wishList: () => ({ wishList: { ...wishList('108', 2028), weeks: [] } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Start from last year’s weeks' }));
  expect(await wishes()).toEqual(['4–11 Mar', '11–18 Mar']);
});

it('saves the last change on leaving', async () => {
  const { user, callsOf } = open();
  await user.click(await screen.findByRole('button', { name: '23–30 December up' }));
  await user.click(screen.getByRole('button', { name: 'Year 2029' }));
  expect(callsOf('saveWishList')).toEqual([
    { input: { shareId: '108', year: 2028, weeks: [30, 52, 31], isAutopilot: false } },
  ]);
});

it('reports a failed save and retries on request', async () => {
  let isBroken = true;
  const { user, callsOf } = open({
    saveWishList: ({ input }: { input: object }) => {
      if (isBroken) throw new Refusal('This is not a share of yours.', 'FORBIDDEN');
      return { saveWishList: { ...wishList('108', 2028), ...input } };
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

it('keeps the edited share selected when the turn moves to another of mine', async () => {
  const draft = onMyTurn();
  const { publishEvents, callsOf } = renderDraft({ draft, search: '&tab=wishes' });
  await wishes();
  await publishEvents({ ...draft, seq: 3 }, [picked(3, 8, 33)]);
  expect(await tile(33)).toHaveAccessibleName(/share 8, You/);
  expect(screen.getByRole('combobox', { name: 'This list is for' })).toHaveTextContent('Share 8');
  expect(callsOf('wishList')).toEqual([{ shareId: '108', year: 2028 }]);
});
