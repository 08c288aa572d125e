import { screen, within } from '@testing-library/react';
import { Refusal } from '../../../lib/test/fake-server';
import type { Draft } from '../room/room';
import { entry, fakeDraft, onMyTurn } from '../test/fake-draft';
import { renderDraft } from '../test/render-draft';

const planned = (changes: Partial<Draft> = {}) =>
  fakeDraft({ status: 'PLANNED', log: [], deadline: null, ...changes });
const press = (name: string) => screen.findByRole('button', { name });

it('plans a draft with windows of its own and without a holiday cap', async () => {
  const { user, callsOf } = renderDraft({
    ...{ draft: null, mayManage: true },
    server: { planDraft: () => ({ planDraft: planned() }) },
  });
  await user.click(await press('Plan a draft'));
  const dialog = await screen.findByRole('dialog', { name: 'Plan a draft' });
  await user.type(within(dialog).getByLabelText('Rounds'), '3');
  await user.clear(within(dialog).getByLabelText('Time to choose'));
  await user.type(within(dialog).getByLabelText('Time to choose'), '90');
  await user.clear(within(dialog).getByLabelText('Holiday weeks each'));
  await user.click(within(dialog).getByRole('button', { name: 'Plan it' }));
  expect(callsOf('planDraft')).toEqual([
    {
      input: {
        ...{ propertyId: '7', year: 2028, rounds: 3, order: 'SERPENTINE' },
        ...{ windowSeconds: 90 * 3600, holidayCap: null, peakCap: null, opensAt: null },
      },
    },
  ]);
  expect(await screen.findByText('Draft planned')).toBeInTheDocument();
});

it('refuses an opening that has passed at its field, for a draft would open unasked', async () => {
  const { user, callsOf } = renderDraft({
    ...{ draft: planned(), mayManage: true },
    server: { planDraft: () => ({ planDraft: planned() }) },
  });
  await user.click(await press('Change the plan'));
  const opensAt = screen.getByLabelText('Opens at');
  await user.type(opensAt, '2020-01-01T18:00');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a time that has not passed');
  await user.click(await press('Save'));
  expect(opensAt).toHaveFocus();
  expect(opensAt).toBeInvalid();
  expect(callsOf('planDraft')).toEqual([]);
  await user.clear(opensAt);
  await user.type(opensAt, '2090-01-01T18:00');
  await user.click(await press('Save'));
  expect(callsOf('planDraft')).toHaveLength(1);
});

it('reports a plan that another administrator has changed since', async () => {
  const { user, callsOf } = renderDraft({
    ...{ draft: planned({ version: 4 }), mayManage: true },
    server: {
      planDraft: () => {
        throw new Refusal('Somebody else has changed this draft meanwhile.', 'CONFLICT');
      },
    },
  });
  await user.click(await press('Change the plan'));
  await user.click(await press('Save'));
  expect(callsOf('planDraft')[0]).toMatchObject({ input: { version: 4, rounds: 2 } });
  expect(
    await screen.findByText('Somebody else has changed this draft meanwhile.'),
  ).toBeInTheDocument();
});

it('rehearses without revealing any wishes', async () => {
  const seat = { __typename: 'RehearsedSeat', hasWishList: true, shareNumber: 5 };
  const { user } = renderDraft({
    ...{ draft: planned(), mayManage: true },
    server: {
      rehearseDraft: () => ({
        rehearseDraft: {
          __typename: 'Rehearsal',
          ...{ weeksLeft: 44, longestSeconds: 9 * 3600 },
          ...{ fromWishLists: 10, byNeutralRule: 5 },
          seats: [seat],
        },
      }),
    },
  });
  await user.click(await press('Rehearse'));
  const dialog = await screen.findByRole('dialog', { name: 'Rehearsal' });
  expect(await within(dialog).findByRole('row', { name: /Share 5 Written/ })).toBeVisible();
  expect(dialog).toHaveTextContent('44 weeks would stay open');
  expect(dialog).toHaveTextContent(
    'About 10 weeks would come from wish lists and about 5 by the neutral rule',
  );
  expect(dialog).toHaveTextContent('last 9 hours at most');
});

it.each([
  ['openDraft', planned(), 'Open now', 'Open it'],
  ['dropDraft', planned(), 'Drop', 'Drop it'],
])('asks before %s', async (name, draft, label, confirmation) => {
  const { user, callsOf } = renderDraft({
    ...{ draft, mayManage: true },
    server: { [name]: () => ({ [name]: name === 'dropDraft' ? true : fakeDraft() }) },
  });
  await user.click(await press(label));
  expect(callsOf(name)).toEqual([]);
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: confirmation }));
  expect(callsOf(name)).toEqual([{ draftId: '1' }]);
});

it('says before it opens that there are fewer weeks than turns', async () => {
  const weeks = fakeDraft().weeks.slice(0, 6);
  const { user } = renderDraft({ draft: planned({ weeks }), mayManage: true });
  await user.click(await press('Open now'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'First to choose: share 5, Omar Haddad. There are only 6 weeks for 8 turns: the last turns get none.',
  );
  expect(screen.getByText('6 weeks for 8 turns')).toBeInTheDocument();
});

it('pauses only for a reason in words, which it sends', async () => {
  const { user, callsOf } = renderDraft({
    ...{ draft: onMyTurn(), mayManage: true },
    server: { pauseDraft: () => ({ pauseDraft: fakeDraft() }) },
  });
  await user.click(await press('Pause'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause the draft?' }));
  const confirm = dialog.getByRole('button', { name: 'Pause' });
  await user.type(dialog.getByLabelText('Reason'), '...');
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByLabelText('Reason'), ' The boiler broke ');
  await user.click(confirm);
  expect(callsOf('pauseDraft')).toEqual([{ draftId: '1', reason: '... The boiler broke' }]);
});

it.each([
  ['The boiler works again', { reason: 'The boiler works again' }],
  ['', {}],
])('resumes with the reason “%s”', async (reason, sent) => {
  const { user, callsOf } = renderDraft({
    draft: onMyTurn({ status: 'PAUSED', deadline: null, leftMs: 9 }),
    mayManage: true,
    server: { resumeDraft: () => ({ resumeDraft: fakeDraft() }) },
  });
  await user.click(await press('Resume'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resume the draft?' }));
  const confirm = dialog.getByRole('button', { name: 'Resume' });
  const field = dialog.getByLabelText('Reason for the owners (optional)');
  await user.type(field, '.');
  expect(confirm).toBeDisabled();
  await user.clear(field);
  if (reason) await user.type(field, reason);
  await user.click(confirm);
  expect(callsOf('resumeDraft')).toEqual([{ draftId: '1', ...sent }]);
});

it.each([{}, { status: 'PAUSED' as const, deadline: null, leftMs: 9 }])(
  'undoes the named pick, only with a reason: %j',
  async (changes) => {
    const { user, callsOf } = renderDraft({
      ...{ draft: onMyTurn(changes), mayManage: true },
      server: { undoPick: () => ({ undoPick: fakeDraft() }) },
    });
    await user.click(await press('Undo last pick'));
    expect(
      await screen.findByText(/^The choice of 22–29 Jul for share 5 \(Omar Haddad\) is undone/),
    ).toBeVisible();
    expect(await press('Undo the pick')).toBeDisabled();
    await user.type(screen.getByLabelText('Reason'), 'Omar tapped the wrong week.');
    await user.click(await press('Undo the pick'));
    const reason = 'Omar tapped the wrong week.';
    expect(callsOf('undoPick')).toEqual([{ draftId: '1', reason, week: 30 }]);
  },
);

it('keeps an open dialog, and reads the change out, while someone else pauses the draft', async () => {
  const draft = onMyTurn();
  const { user, state, publishEvents } = renderDraft({ draft, mayManage: true });
  const announcement = await screen.findByText(/^It is your turn\. Share 8/);
  await user.click(await press('Undo last pick'));
  await user.type(screen.getByLabelText('Reason'), 'The wrong week');
  const paused = entry(3, 'PAUSED', { who: 'Ada Keller', reason: 'A storm' });
  const log = [...draft.log, paused];
  state.draft = { ...draft, status: 'PAUSED', deadline: null, leftMs: 9, log, seq: 3 };
  await publishEvents(state.draft, [paused]);
  expect(announcement).toHaveTextContent(
    'Paused. You choose next. Share 8 · Round 1 of 2. Ada Keller paused the draft. The reason: A storm',
  );
  expect(announcement).toBeInTheDocument();
  expect(screen.getByLabelText('Reason')).toHaveValue('The wrong week');
});

it('offers owners none of these actions', async () => {
  renderDraft({ draft: onMyTurn() });
  await screen.findByRole('timer');
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
});
