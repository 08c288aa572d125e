import { screen, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import type { Draft } from '../room/room';
import { entry, fakeDraft, onMyTurn, picked } from '../test/fake-draft';
import { renderDraft, tile } from '../test/render-draft';

/** The draft in which Omar, whose turn it is, let Olivia choose. */
const delegated = (): Draft => {
  const draft = fakeDraft();
  const seats = draft.seats.map((seat) =>
    seat.shareNumber === 5 ? { ...seat, isDelegatedToMe: true } : seat,
  );
  return { ...draft, seats };
};

it('shows a delegated turn as one to choose in, and says for whom', async () => {
  const draft = delegated();
  const { user, callsOf } = renderDraft({
    draft,
    server: { pickWeek: () => ({ pickWeek: draft }) },
  });
  const turn = await screen.findByRole('region', { name: 'Whose turn it is' });
  expect(turn).toHaveTextContent(/You choose for Omar Haddad.*Choose a week on the board/);
  await user.click(await tile(33));
  const dialog = within(await screen.findByRole('dialog', { name: '12–19 August' }));
  expect(dialog.getByText(/^For Omar Haddad, who asked you to choose/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Choose for share 5, Omar Haddad' }));
  expect(callsOf('pickWeek')).toEqual([{ input: { draftId: '1', shareId: '105', week: 33 } }]);
  // A list is its owner's alone.
  expect(callsOf('wishList').map(({ shareId }) => shareId)).not.toContain('105');
});

it('shows at once that the owner whose turn it is asked me to choose, and no longer', async () => {
  const own = fakeDraft();
  const { state, publishEvents } = renderDraft({ draft: own });
  const turn = await screen.findByRole('region', { name: 'Whose turn it is' });
  expect(turn).toHaveTextContent('Omar Haddad chooses');
  state.draft = { ...delegated(), log: own.log };
  await publishEvents(own, []);
  expect(turn).toHaveTextContent('You choose for Omar Haddad');
  state.draft = own;
  await publishEvents(own, []);
  expect(turn).toHaveTextContent('Omar Haddad chooses');
});

it('proposes the share whose turn it is, and else the next', async () => {
  // Omar, share 8, then share 3 and, in the other direction, share 3 again.
  const picks = [picked(2, 5, 30), picked(3, 8, 31)];
  const { user } = renderDraft({ draft: fakeDraft({ log: [entry(1, 'OPENED'), ...picks] }) });
  await user.click(await screen.findByRole('button', { name: 'Let someone choose for me' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let someone choose for me' }));
  expect(dialog.getByRole('combobox', { name: /^Share/ })).toHaveTextContent('Share 3');
});

it('lets another owner choose, and takes it back', async () => {
  const draft = onMyTurn();
  const [omar] = draft.seats;
  const { user, callsOf, state } = renderDraft({
    draft,
    server: {
      delegateTurns: () => ({ delegateTurns: draft }),
      revokeDelegation: () => ({ revokeDelegation: draft }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Let someone choose for me' }));
  const dialog = await screen.findByRole('dialog', { name: 'Let someone choose for me' });
  expect(await axe(dialog)).toHaveNoViolations();
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(within(dialog).getByRole('combobox', { name: /Who chooses/ }));
  await user.click(await screen.findByRole('option', { name: 'Omar Haddad' }));
  const seats = draft.seats.map((seat) =>
    seat.shareNumber === 8 ? { ...seat, delegateName: 'Omar Haddad' } : seat,
  );
  state.draft = { ...draft, seats, version: 2 };
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(callsOf('delegateTurns')).toEqual([
    { input: { draftId: '1', shareId: '108', delegateShareId: omar?.shareId, until: null } },
  ]);
  await user.click(
    await screen.findByRole('button', { name: 'Omar Haddad may choose for share 8' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Choose for myself again' }));
  expect(callsOf('revokeDelegation')).toEqual([{ draftId: '1', shareId: '108' }]);
});

it('lets an administrator choose for an owner, only with a reason', async () => {
  const draft = fakeDraft();
  const { user, callsOf } = renderDraft({
    ...{ draft, mayManage: true },
    server: { pickForOwner: () => ({ pickForOwner: draft }) },
  });
  await user.click(await tile(33));
  await user.click(await screen.findByRole('button', { name: 'Choose for share 5, Omar Haddad' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Choose for share 5, Omar Haddad?' }),
  );
  const confirm = dialog.getByRole('button', { name: 'Choose for the owner' });
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByLabelText('Reason'), 'By telephone');
  await user.click(confirm);
  expect(callsOf('pickForOwner')).toEqual([
    { input: { draftId: '1', shareId: '105', week: 33, reason: 'By telephone' } },
  ]);
});

it('offers owners no choice in turns of others', async () => {
  const { user } = renderDraft({ draft: fakeDraft() });
  await user.click(await tile(33));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('button', { name: /^Choose for/ })).not.toBeInTheDocument();
});
