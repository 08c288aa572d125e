import { screen, waitFor, within } from '@testing-library/react';
import { aHandover, aShare } from '../../../app/admin/test/fake-admin';
import { openLakeHouse } from '../../../app/admin/test/render-admin';
import { Refusal } from '../../../lib/test/fake-server';
import { expectToast } from '../../auth/test-page';

const conflict = () => {
  throw new Refusal('It changed meanwhile.', 'CONFLICT', 'version');
};

test('each share has its owner, to be saved or removed', async () => {
  const { user, dialog, callsOf } = await openLakeHouse(
    {
      upsertShareOwner: () => ({ upsertShareOwner: aShare('14', 1, { version: 1 }) }),
      removeShare: () => ({ removeShare: true }),
    },
    'Owners',
  );
  await user.type(await dialog.findByLabelText('Owner name of share 1'), 'Nina North');
  expect(dialog.getAllByRole('form', { name: /^Owner of share/ })).toHaveLength(4);
  const save = dialog.getByRole('button', { name: 'Save share 1' });
  expect(save).toBeDisabled();
  const email = dialog.getByLabelText('Owner email of share 1');
  expect(email).toHaveAttribute('type', 'email');
  await user.type(email, '  ');
  expect(save).toBeDisabled();
  await user.clear(email);
  await user.type(email, 'nina@fairweek.test');
  await user.clear(dialog.getByLabelText('Owner name of share 1'));
  await user.type(dialog.getByLabelText('Owner name of share 1'), '  ');
  expect(save).toBeDisabled();
  await user.type(dialog.getByLabelText('Owner name of share 1'), 'Nina North');
  await user.click(save);
  await expectToast('Share updated', 'Share 1: Nina North');
  const owner = { ownerName: 'Nina North', ownerEmail: 'nina@fairweek.test' };
  expect(callsOf('upsertShareOwner')).toEqual([
    { input: { propertyId: '1', shareNumber: 1, ...owner, version: 0 } },
  ]);
  expect(dialog.getByRole('button', { name: 'Remove owner of share 1' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Remove owner of share 2' }));
  const remove = await screen.findByRole('button', { name: 'Remove Share' });
  await waitFor(() => expect(remove).toBeEnabled());
  await user.click(remove);
  await expectToast('Share removed successfully');
});

test('only a row that was changed has a button to save it', async () => {
  const { user, dialog } = await openLakeHouse({}, 'Owners');
  const name = await dialog.findByLabelText('Owner name of share 2');
  const saves = () =>
    dialog
      .queryAllByRole('button', { name: /^Save share/ })
      .map((save) => save.getAttribute('aria-label'));
  expect(saves()).toEqual([]);
  await user.type(name, 'x');
  expect(saves()).toEqual(['Save share 2']);
  await user.keyboard('{Backspace}');
  expect(saves()).toEqual([]);
});

test('a share is removed only after showing the effects on its weeks, swaps and drafts', async () => {
  const week = { __typename: 'HeldWeek', year: 2028, week: 33 };
  const dates = { startDate: '2028-08-12', endDate: '2028-08-19' };
  const draft = { __typename: 'DraftPart', year: 2029, hasBegun: true };
  const shareHandover = () => ({
    shareHandover: aHandover({
      weeks: [{ ...week, ...dates }],
      pendingSwaps: 2,
      drafts: [{ ...draft, isItsTurn: true, chosenWeeks: 1 }],
    }),
  });
  const { user, dialog, callsOf } = await openLakeHouse({ shareHandover }, 'Owners');
  await user.click(await dialog.findByRole('button', { name: 'Remove owner of share 2' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText(/^1 booked week stays with the share/)).toHaveTextContent(
    '1 booked week stays with the share: 12–19 Aug 2028 (week 33). The names of the guests are deleted.',
  );
  expect(
    question.getByText('2 pending swaps will be cancelled and both sides notified.'),
  ).toBeVisible();
  expect(
    question.getByText(
      'The draft of 2029 is running: it is its turn now, the week chosen so far stays with it, and its turns are skipped while it has no owner.',
    ),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(callsOf('removeShare')).toEqual([]);
});

test('a share cannot be removed until the effects are known', async () => {
  let fails = true;
  const shareHandover = () => {
    if (fails) throw new TypeError('Failed to fetch');
    return { shareHandover: aHandover() };
  };
  const { user, dialog } = await openLakeHouse({ shareHandover }, 'Owners');
  await user.click(await dialog.findByRole('button', { name: 'Remove owner of share 2' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText('What this affects could not be loaded.')).toBeVisible();
  expect(question.getByRole('button', { name: 'Remove Share' })).toBeDisabled();
  fails = false;
  await user.click(question.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(question.getByRole('button', { name: 'Remove Share' })).toBeEnabled());
});

describe('another owner', () => {
  const type = async (shareNumber: number, name: string, email: string, handover: object) => {
    const opened = await openLakeHouse(
      {
        shareHandover: () => ({ shareHandover: aHandover(handover) }),
        upsertShareOwner: () => ({ upsertShareOwner: aShare('12', 2, { version: 6 }) }),
      },
      'Owners',
    );
    const { user, dialog } = opened;
    for (const [field, text] of [
      ['name', name],
      ['email', email],
    ]) {
      const input = await dialog.findByLabelText(`Owner ${field} of share ${shareNumber}`);
      await user.clear(input);
      await user.type(input, text ?? '');
    }
    await user.click(dialog.getByRole('button', { name: `Save share ${shareNumber}` }));
    return opened;
  };

  test('gets a share only after a confirmation, which names the owner of the address', async () => {
    const { user, callsOf } = await type(2, 'Greta Other', 'Omar@fairweek.test', {
      receiverName: 'Omar Haddad',
    });
    const name = 'Give share 2 to Omar Haddad?';
    const question = within(await screen.findByRole('alertdialog', { name }));
    expect(
      question.getByText(
        'Olivia Marsh will no longer hold it. Omar@fairweek.test is the address of Omar Haddad, who keeps that name.',
      ),
    ).toBeVisible();
    expect(callsOf('upsertShareOwner')).toEqual([]);
    expect(callsOf('shareHandover')).toEqual([
      { propertyId: '1', shareNumber: 2, ownerEmail: 'Omar@fairweek.test' },
    ]);
    await user.type(question.getByLabelText('Reason for the owners (optional)'), 'Sold');
    await user.click(question.getByRole('button', { name: 'Give Share' }));
    await expectToast('Share updated', 'Share 2: Omar Haddad');
    expect(callsOf('upsertShareOwner')).toMatchObject([{ input: { reason: 'Sold' } }]);
    await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    await expectToast('Share given back', 'Olivia Marsh');
    const former = { ownerName: 'Olivia Marsh', ownerEmail: 'olivia@fairweek.test' };
    expect(callsOf('upsertShareOwner').at(-1)).toEqual({
      input: { propertyId: '1', shareNumber: 2, ...former, version: 6 },
    });
  });

  test('asks before a reason that was typed is lost', async () => {
    const { user } = await type(2, 'Omar Haddad', 'omar@fairweek.test', {
      receiverName: 'Omar Haddad',
    });
    const reason = await screen.findByLabelText('Reason for the owners (optional)');
    await user.type(reason, 'Sold');
    await user.keyboard('{Escape}');
    const discard = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await user.click(within(discard).getByRole('button', { name: 'Keep editing' }));
    expect(reason).toHaveValue('Sold');
  });

  test('of a vacant share needs a confirmation if the address belongs to a user with a different name', async () => {
    const { callsOf } = await type(1, 'Greta Other', 'omar@fairweek.test', {
      ownerName: null,
      receiverName: 'Omar Haddad',
    });
    expect(
      await screen.findByRole('alertdialog', { name: 'Give share 1 to Omar Haddad?' }),
    ).toBeVisible();
    expect(callsOf('upsertShareOwner')).toEqual([]);
  });

  test('with an invalid address is not saved, with the server’s message', async () => {
    const { user, dialog } = await openLakeHouse(
      {
        shareHandover: () => {
          throw new Refusal(
            'ownerEmail must be a valid e-mail address.',
            'BAD_USER_INPUT',
            'ownerEmail',
          );
        },
      },
      'Owners',
    );
    await user.type(await dialog.findByLabelText('Owner name of share 1'), 'Greta Other');
    const email = dialog.getByLabelText('Owner email of share 1');
    await user.type(email, 'greta@house.1');
    await user.click(dialog.getByRole('button', { name: 'Save share 1' }));
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Must be a valid e-mail address.'),
    );
    expect(email).toHaveValue('greta@house.1');
  });
});

test('a share that has changed owner since is not overwritten, and its new owner is shown', async () => {
  let share = aShare('11', 2);
  const { user, dialog } = await openLakeHouse(
    {
      upsertShareOwner: conflict,
      adminShares: () => ({
        adminShares: { __typename: 'AdminSharePage', total: 1, items: [share] },
      }),
    },
    'Owners',
  );
  const name = await dialog.findByLabelText('Owner name of share 2');
  await user.type(name, 'x');
  share = aShare('11', 2, { ownerName: 'Sibyl', ownerLastName: 'Quill', version: 6 });
  await user.click(dialog.getByRole('button', { name: 'Save share 2' }));
  expect(await dialog.findByText(/Someone else has changed this share/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save share 2' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(name).toHaveValue('Sibyl Quill'));
});

const FAILURES = [
  ['the fixed text', new TypeError('Failed to fetch'), undefined],
  ['the server’s reason', new Refusal('The server says why.'), 'The server says why.'],
] as const;

test.each(FAILURES)(
  'an owner who cannot be removed is reported with %s',
  async (_, error, reason) => {
    const removeShare = () => {
      throw error;
    };
    const { user, dialog } = await openLakeHouse({ removeShare }, 'Owners');
    await user.click(await dialog.findByRole('button', { name: 'Remove owner of share 2' }));
    const remove = await screen.findByRole('button', { name: 'Remove Share' });
    await waitFor(() => expect(remove).toBeEnabled());
    await user.click(remove);
    await expectToast('Error', reason ?? 'Failed to remove share');
  },
);

test.each(FAILURES)(
  'an owner who cannot be saved is reported with %s',
  async (_, error, reason) => {
    const upsertShareOwner = () => {
      throw error;
    };
    const { user, dialog } = await openLakeHouse({ upsertShareOwner }, 'Owners');
    await user.type(await dialog.findByLabelText('Owner name of share 2'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Save share 2' }));
    await expectToast('Error updating share', reason ?? 'Failed to update share ownership');
  },
);

test('a single name and what is no address are refused at their fields, before anything is sent', async () => {
  const { user, dialog, callsOf } = await openLakeHouse({}, 'Owners');
  const name = await dialog.findByLabelText('Owner name of share 1');
  const email = dialog.getByLabelText('Owner email of share 1');
  await user.type(name, 'Greta');
  await user.type(email, 'greta');
  await user.click(dialog.getByRole('button', { name: 'Save share 1' }));
  expect(name).toHaveAccessibleDescription('Enter a first and a last name');
  expect(email).toHaveAccessibleDescription('Should look like name@example.com');
  expect(callsOf('upsertShareOwner')).toEqual([]);
  await user.type(name, ' Other');
  expect(name).not.toHaveAccessibleDescription(/first and a last name/);
});
