import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { ADA, FakeTalk, OLIVIA, OMAR } from '../test/fake-talk';
import { choose, composer, inLog, renderTalk } from '../test/render-talk';

let server: FakeTalk;
beforeEach(() => {
  window.sessionStorage.clear();
  server = new FakeTalk();
});

type User = ReturnType<typeof renderTalk>['user'];

const openMenu = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Settings of the conversation' }));
  return screen.findByRole('menu');
};
const select = async (user: User, name: string, role = 'menuitem') =>
  user.click(within(await openMenu(user)).getByRole(role, { name }));

test('each person chooses what notifies them', async () => {
  const { container, user } = renderTalk(server);
  const menu = await openMenu(user);
  expect(within(menu).getByRole('menuitem', { current: true })).toHaveTextContent('All messages');
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
  await user.click(within(menu).getByRole('menuitem', { name: 'Mentions only' }));
  await waitFor(() => expect(server.talk.notify).toBe('MENTIONS'));
  expect(screen.queryByRole('img', { name: 'Muted' })).not.toBeInTheDocument();
  const again = await openMenu(user);
  await waitFor(() =>
    expect(within(again).getByRole('menuitem', { current: true })).toHaveTextContent(
      'Mentions only',
    ),
  );
  await user.click(within(again).getByRole('menuitem', { name: 'Nothing' }));
  expect(await screen.findByRole('img', { name: 'Muted' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

describe('an administrator', () => {
  beforeEach(() => {
    Object.assign(server.talk, { mayAnnounce: true, mayWrite: false, people: [OMAR] });
    server.failures.set('talkMessages', new Refusal('Please join first.', 'FORBIDDEN'));
  });

  it('joins before reading or writing, and leaves again', async () => {
    server.store('Hello', OMAR);
    const { user } = renderTalk(server);
    const join = await screen.findByRole('button', { name: 'Join the conversation' });
    expect(screen.queryByPlaceholderText('Type a message...')).not.toBeInTheDocument();
    server.failures.clear();
    await user.click(join);
    expect(await inLog('Hello')).toBeVisible();
    expect(await composer()).toBeVisible();
    await select(user, 'Leave the conversation');
    expect(await screen.findByText('You are not in this conversation')).toBeVisible();
  });

  it('deletes what others wrote, once they have joined', async () => {
    server.failures.clear();
    server.store('Rude', OMAR);
    Object.assign(server.talk, { mayWrite: true, hasJoined: true, people: [OLIVIA, OMAR, ADA] });
    const { user } = renderTalk(server);
    await choose(user, 'Rude', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await inLog('This message was deleted.')).toBeVisible();
  });

  it('announces to this house, to several or to all, without joining', async () => {
    const { container, user } = renderTalk(server);
    const announce = async (...names: string[]) => {
      await select(user, 'Announce to houses');
      const dialog = within(await screen.findByRole('dialog', { name: 'Announce to houses' }));
      await user.type(dialog.getByLabelText('Announcement'), 'The roof is repaired.');
      for (const name of names) await user.click(dialog.getByText(name));
      expect(await axe(container)).toHaveNoViolations();
      await user.click(dialog.getByRole('button', { name: 'Announce' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await announce();
    await announce('Houses', 'Houses');
    await announce('To all 6 houses');
    expect(screen.getAllByText('Announced to 1 house')).not.toHaveLength(0);
    expect(server.announced).toMatchObject(
      [['5'], ['5', '6'], []].map((propertyIds) => ({
        ...{ propertyIds, content: 'The roof is repaired.' },
      })),
    );
  });

  it('announces to no one once every house is left out', async () => {
    const { user } = renderTalk(server);
    await select(user, 'Announce to houses');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Announcement'), 'The roof is repaired.');
    await user.click(dialog.getByRole('button', { name: 'Leave out Lakeside House' }));
    expect(dialog.getByRole('button', { name: 'Announce' })).toBeDisabled();
  });

  it('decides whether newcomers read everything, after a question', async () => {
    const { user } = renderTalk(server);
    const choice = 'Newcomers read everything';
    await select(user, choice, 'menuitemcheckbox');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(server.talk.newcomersReadAll).toBe(false);
    await select(user, choice, 'menuitemcheckbox');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('from its beginning');
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    await waitFor(() => expect(server.talk.newcomersReadAll).toBe(true));
  });

  it('shows newcomers no more of the past without a question', async () => {
    server.talk.newcomersReadAll = true;
    const { user } = renderTalk(server);
    await select(user, 'Newcomers read everything', 'menuitemcheckbox');
    await waitFor(() => expect(server.talk.newcomersReadAll).toBe(false));
  });
});
