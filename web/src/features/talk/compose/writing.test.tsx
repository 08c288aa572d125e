import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeRequest } from '../../../app/admin/test/fake-request';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { address } from '../../../lib/test/render-data';
import { FakeTalk, OLIVIA, OMAR } from '../test/fake-talk';
import { choose, composer, inLog, log, renderTalk } from '../test/render-talk';

let server: FakeTalk;
beforeEach(() => {
  window.sessionStorage.clear();
  server = new FakeTalk();
});

const write = async (user: ReturnType<typeof userEvent.setup>, text: string) =>
  user.type(await composer(), `${text}{Enter}`);

const notSent = async () => within(await log()).findByText('Not sent');

describe('a message', () => {
  it('survives a reload unsent, as its draft does', async () => {
    const { user, unmount } = renderTalk(server);
    await composer();
    server.failures.set('sendTalkMessage', new Refusal('Not now.'));
    await write(user, 'Sent later');
    await notSent();
    await user.type(await composer(), 'A draft');
    unmount();
    server.failures.clear();
    renderTalk(server);
    expect(await composer()).toHaveValue('A draft');
    expect(await inLog('Sent later')).toBeVisible();
  });

  it('is shown at once, and once when its answer and its event have come', async () => {
    const { user, hold, release, happens, callsOf } = renderTalk(server);
    await composer();
    hold('sendTalkMessage');
    await write(user, 'The boiler is off');
    expect((await inLog('The boiler is off')).closest('li')).toHaveTextContent('Sending…');
    release('sendTalkMessage');
    await waitFor(async () => expect(await log()).toHaveTextContent('○ Delivered'));
    await happens('SENT', { message: server.messages[0] });
    expect(within(await log()).getAllByText('The boiler is off')).toHaveLength(1);
    const [{ input }] = callsOf('sendTalkMessage') as [{ input: Record<string, unknown> }];
    expect(input).toMatchObject({ propertyId: '5', mentionIds: [], fileIds: [] });
    expect(input.clientKey).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('waits in an outage, in order, and is sent with the same key', async () => {
    const { user, report, callsOf } = renderTalk(server);
    await composer();
    server.isDown = true;
    await write(user, 'First');
    expect((await inLog('First')).closest('li')).toHaveTextContent('Waiting to be sent…');
    await write(user, 'Second');
    server.isDown = false;
    report('myTalkEvents');
    await waitFor(() =>
      expect(server.messages.map(({ content }) => content)).toEqual(['First', 'Second']),
    );
    const keys = callsOf('sendTalkMessage').map(
      ({ input }) => (input as { clientKey: string }).clientKey,
    );
    expect(new Set(keys).size).toBe(2);
  });

  it('can be sent again, or thrown away, after a refusal with its reason', async () => {
    server.failures.set('sendTalkMessage', new Refusal('You write too much.'));
    const { user } = renderTalk(server);
    await write(user, 'Hello');
    await notSent();
    expect(await screen.findByText('You write too much.')).toBeVisible();
    server.failures.clear();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(server.messages).toHaveLength(1));
  });

  it('can begin with the text of a search that found nothing', async () => {
    renderTalk(server, '/messages?house=5&text=boat+keys');
    expect(await composer()).toHaveValue('boat keys');
    expect(address()).toBe('/messages?house=5');
  });
});

describe('people', () => {
  it('are suggested after an @, and mentioned by their names', async () => {
    const { container, user, callsOf } = renderTalk(server);
    await user.type(await composer(), 'Thanks @om');
    const option = await screen.findByRole('option', { name: 'Omar Haddad' });
    expect(option).toHaveAttribute('data-highlighted');
    expect(await composer()).toHaveAttribute('aria-activedescendant', option.id);
    expect(await axe(container)).toHaveNoViolations();
    await user.keyboard('{Enter}');
    expect(await composer()).toHaveValue('Thanks @Omar Haddad ');
    expect(server.messages).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await inLog('@Omar Haddad')).toHaveProperty('tagName', 'STRONG');
    expect(callsOf('sendTalkMessage')).toMatchObject([{ input: { mentionIds: ['2'] } }]);
  });

  it('are not suggested in an address, nor the user', async () => {
    const { user } = renderTalk(server);
    await user.type(await composer(), 'omar@om and @oli');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.type(await composer(), '{Backspace}{Backspace}');
    await screen.findByRole('option', { name: 'Omar Haddad' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('are listed, each with the way to write to them alone', async () => {
    const { user } = renderTalk(server);
    await user.click(await screen.findByRole('button', { name: '2 people: Olivia, Omar' }));
    const list = await screen.findByRole('list', { name: 'People of Lakeside House' });
    expect(within(list).getByText(/Olivia Marsh/)).toHaveTextContent('(you)');
    expect(within(list).getByRole('link', { name: 'Write to Omar Haddad' })).toHaveAttribute(
      'href',
      '/messages?person=2',
    );
  });
});

describe('the menu of a message', () => {
  it('answers it, with a quote that leads to it', async () => {
    server.store('Who has the key?', OMAR);
    const { user, callsOf } = renderTalk(server);
    await choose(user, 'Who has the key?', 'Reply');
    await write(user, 'I have');
    const answer = (await inLog('I have')).closest('li') as HTMLElement;
    expect(
      within(answer).getByRole('button', { name: /Omar Haddad.*Who has the key/ }),
    ).toBeVisible();
    expect(callsOf('sendTalkMessage')).toMatchObject([{ input: { replyToId: '1' } }]);
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  it('reacts, at once, and takes it back', async () => {
    server.store('Done', OMAR);
    const { user, hold, release } = renderTalk(server);
    await inLog('Done');
    hold('reactToTalkMessage');
    await choose(user, 'Done', 'Heart');
    const chip = await screen.findByRole('button', { name: 'Heart: You', pressed: true });
    release('reactToTalkMessage');
    await waitFor(() => expect(server.messages[0]?.reactions).toMatchObject([{ emoji: '❤️' }]));
    await user.click(chip);
    await waitFor(() => expect(server.messages[0]?.reactions).toEqual([]));
    expect(screen.queryByRole('button', { name: /^Heart/ })).not.toBeInTheDocument();
  });

  it('changes one’s own for fifteen minutes', async () => {
    server.store('Thrusday', OLIVIA, {
      createdAt: new Date(Date.now() - 14 * 60_000).toISOString(),
    });
    server.store('Old', OLIVIA, { createdAt: new Date(Date.now() - 16 * 60_000).toISOString() });
    const { user } = renderTalk(server);
    await choose(user, 'Thrusday', 'Edit');
    const field = await composer();
    expect(field).toHaveValue('Thrusday');
    await user.clear(field);
    await write(user, 'Thursday');
    expect((await inLog('Thursday')).closest('li')).toHaveTextContent('edited');
    expect(await composer()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Actions for “Old”' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('keeps a changed text that could not be saved, with the reason', async () => {
    server.store('Thrusday', OLIVIA, { createdAt: new Date().toISOString() });
    server.failures.set('editTalkMessage', new Refusal('You write too much.'));
    const { user } = renderTalk(server);
    await choose(user, 'Thrusday', 'Edit');
    await write(user, ' or Friday');
    expect(await screen.findByText('You write too much.')).toBeVisible();
    expect(await composer()).toHaveValue('Thrusday or Friday');
    server.failures.clear();
    server.isDown = true;
    await write(user, '?');
    expect(await screen.findByText('Please try again')).toBeVisible();
    expect(await composer()).toHaveValue('Thrusday or Friday?');
    server.isDown = false;
    await write(user, '?');
    expect(await inLog('Thrusday or Friday??')).toBeVisible();
    expect(await composer()).toHaveValue('');
  });

  it('deletes one’s own after a question, and no one else’s', async () => {
    server.store('Theirs', OMAR);
    server.store('Mine', OLIVIA);
    const { user } = renderTalk(server);
    await choose(user, 'Mine', 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await inLog('This message was deleted.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Actions for “Theirs”' }));
    expect(await screen.findByRole('menuitem', { name: 'Reply' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('pins it above the talk, from where one gets to it', async () => {
    server.store('Wifi: lake2027', OMAR);
    server.store('Bins on Tuesday', OMAR, { pinnedAt: new Date().toISOString() });
    const { user } = renderTalk(server);
    await choose(user, 'Wifi: lake2027', 'Pin');
    const strip = await screen.findByRole('button', { name: /1 of 2.*Bins on Tuesday/ });
    await user.click(strip);
    expect((await inLog('Bins on Tuesday')).closest('li')).toHaveAttribute('data-found');
    expect(await screen.findByRole('button', { name: /2 of 2.*Wifi: lake2027/ })).toBeVisible();
  });

  it('names its actions in short, unless they are open', async () => {
    server.store('Mine', OLIVIA);
    const { user } = renderTalk(server);
    await inLog('Mine');
    await user.hover(screen.getByRole('button', { name: 'Actions for “Mine”' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Actions$/);
    await user.click(screen.getByRole('button', { name: 'Actions for “Mine”' }));
    await screen.findByRole('menu');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('says who has read it, and who has not', async () => {
    server.store('Mine', OLIVIA);
    const third = { ...OMAR, userId: '3', name: 'Uma Lind' };
    server.talk.people = [OLIVIA, { ...OMAR, readUpTo: '1' }, third];
    const { user } = renderTalk(server);
    await choose(user, 'Mine', 'Read by');
    const dialog = await screen.findByRole('dialog', { name: 'Read by' });
    const [readers, others] = within(dialog).getAllByRole('list');
    expect(readers).toHaveTextContent('Omar Haddad');
    expect(others).toHaveAccessibleName('Not yet');
    expect(others).toHaveTextContent('Uma Lind');
  });
});

describe('files', () => {
  beforeEach(FakeRequest.install);
  afterEach(FakeRequest.remove);

  const PHOTO = new File(['content'], 'boiler.jpg', { type: 'image/jpeg' });
  const stored = { mediaType: 'image/jpeg', name: null, bytes: 7, thumbUrl: '/api/files/8/thumb' };
  const arrive = async () => {
    await waitFor(() => expect(FakeRequest.last.sent.length).toBeGreaterThan(0));
    await FakeRequest.last.answer(201, { id: 8, url: '/api/files/8', ...stored });
  };

  it('are taken by the camera, and sent without a text', async () => {
    const { container, user, callsOf } = renderTalk(server);
    await composer();
    const camera = container.querySelector<HTMLInputElement>('input[capture]');
    if (!camera) throw new Error('There is no camera.');
    await userEvent.upload(camera, PHOTO);
    expect(await screen.findByText('Uploading boiler.jpg…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
    await arrive();
    expect(FakeRequest.last.sent.join()).toMatch(/purpose=TALK.*propertyId=5/);
    await screen.findByRole('button', { name: 'Remove picture 1' });
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('button', { name: /^Picture from/ })).toBeVisible();
    expect(callsOf('sendTalkMessage')).toMatchObject([{ input: { content: '', fileIds: ['8'] } }]);
    expect(screen.queryByRole('list', { name: 'Files to send' })).not.toBeInTheDocument();
  });

  it('are pasted or dropped, and can be left out again', async () => {
    const { user } = renderTalk(server);
    fireEvent.paste(await composer(), { clipboardData: { files: [PHOTO] } });
    await arrive();
    await user.click(await screen.findByRole('button', { name: 'Remove picture 1' }));
    expect(screen.queryByRole('list', { name: 'Files to send' })).not.toBeInTheDocument();
    fireEvent.drop(await log(), { dataTransfer: { files: [PHOTO] } });
    await arrive();
    expect(await screen.findByRole('list', { name: 'Files to send' })).toBeVisible();
  });

  it('say why they were not taken', async () => {
    renderTalk(server);
    fireEvent.paste(await composer(), { clipboardData: { files: [PHOTO] } });
    await waitFor(() => expect(FakeRequest.last.sent.length).toBeGreaterThan(0));
    await FakeRequest.last.answer(400, { message: 'The file is not a picture.' });
    expect(await screen.findByText('The file is not a picture.')).toBeVisible();
  });
});
