import { act, screen, waitFor, within } from '@testing-library/react';
import {
  detailed,
  happened,
  history,
  savedKey as key,
  openRequestPage as open,
} from '../../../app/admin/test/open-request-page';
import { admin } from '../../../app/admin/test/render-admin';
import { aRequest, event } from '../../../app/admin/test/requests';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { expectToast, olivia } from '../../auth/test-page';

const answerField = () => screen.findByRole('textbox', { name: /^Answer Uma/ });
const written = (text: string, rest: object = {}) => ({
  writeOnSpecialRequest: {
    ...aRequest('1', { version: 5 }),
    history: [...history, happened('9', 'NOTE', { note: text, ...rest })],
  },
});

test('everything about a request is on its page', async () => {
  const { user, container } = await open();
  expect(await screen.findByRole('heading', { name: 'A cot for the little one' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Details' }));
  expect(screen.getByText('Could a cot stand in the small room?')).toBeVisible();
  expect(screen.getByText('Is it there?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'uma@fairweek.test' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Pending');
  expect(screen.queryByRole('button', { name: /Update status/i })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Assignee' })).toHaveTextContent('No one');
  expect(screen.getByRole('link', { name: 'Special Requests' })).toHaveAttribute(
    'href',
    '/admin?tab=requests',
  );
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

const step = (id: string, actorName = 'Ada Keller') =>
  happened(id, 'STATUS', { actorName, status: 'in_progress' });

test('steps in a row are folded into the last one, and messages stay', async () => {
  const more = [...['3', '4', '5'].map((id) => step(id)), step('6', 'Nils Marsh')];
  const { user } = await open({ requestDetails: () => detailed({}, more) });
  const list = within(await screen.findByRole('list', { name: 'History' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(list.getByText('Is it there?')).toBeVisible();
  expect(list.getByText('Nils Marsh')).toBeVisible();
  const button = list.getByRole('button', { name: 'Show 3 more', expanded: false });
  await user.click(button);
  expect(list.getAllByRole('listitem')).toHaveLength(6);
  expect(list.getByRole('button', { name: 'Show fewer', expanded: true })).toHaveFocus();
});

test('a history without its beginning still says who made the request', async () => {
  const archived = happened('2', 'ARCHIVED', { actorName: 'Ada Keller' });
  await open({
    requestDetails: () => ({ specialRequest: { ...aRequest('1'), history: [archived] } }),
  });
  const list = within(await screen.findByRole('list', { name: 'History' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching('^Uma Lind made the request'),
    expect.stringMatching('^Ada Keller archived it'),
  ]);
});

test('a request that has just been made says ‘just now’', async () => {
  const createdAt = new Date().toISOString();
  await open({ requestDetails: () => detailed({ createdAt }) });
  expect(await screen.findByText('just now')).toBeVisible();
});

test('an answer goes to the guest on the version that was seen, and is scrolled to', async () => {
  const { user, callsOf } = await open({ writeOnRequest: () => written('It is in the cellar.') });
  await user.type(await answerField(), 'It is in the cellar.');
  expect(await answerField()).toHaveAccessibleDescription(
    'Uma gets it by email and sees it on the request’s page.',
  );
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await expectToast('Answer sent');
  expect(callsOf('writeOnRequest')).toEqual([
    { input: { id: '1', text: 'It is in the cellar.', isForAsker: true, expectedVersion: 4 } },
  ]);
  expect(scroll.mock.contexts).toHaveLength(1);
  expect(scroll.mock.contexts[0]).toHaveTextContent('Is it there?');
  await waitFor(async () => expect(await answerField()).toHaveValue(''));
});

test('{guest} is sent as the guest’s first name', async () => {
  const { user, callsOf } = await open({ writeOnRequest: () => written('Dear Uma, soon.') });
  await user.type(await answerField(), 'Dear {{guest}, soon.');
  expect(await answerField()).toHaveValue('Dear {guest}, soon.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await expectToast('Answer sent');
  expect(callsOf('writeOnRequest')).toMatchObject([{ input: { text: 'Dear Uma, soon.' } }]);
});

test('a note among administrators says within itself that the guest does not see it', async () => {
  const note = happened('3', 'NOTE', { note: 'Costs 40', isForAsker: false, actorName: 'Ada' });
  await open({ requestDetails: () => detailed({}, [note]) });
  expect((await screen.findByText('Costs 40')).closest('blockquote')).toHaveTextContent(
    'Not shown to the guest',
  );
  expect(screen.getByText('Is it there?')).not.toHaveTextContent('Not shown');
});

test('a note stays among administrators, and the status as it is; then an answer is next', async () => {
  const { user, callsOf } = await open({
    writeOnRequest: () => written('Costs 40', { isForAsker: false }),
  });
  await user.type(await answerField(), 'Costs');
  await user.click(screen.getByRole('checkbox', { name: 'Only for administrators' }));
  await user.type(screen.getByRole('textbox', { name: /^Note for administrators/ }), ' 40');
  expect(screen.queryByRole('button', { name: 'Saved answers' })).toBeNull();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await expectToast('Note added');
  expect(callsOf('writeOnRequest')).toMatchObject([{ input: { isForAsker: false } }]);
  expect(callsOf('updateRequestStatus')).toEqual([]);
  expect(await answerField()).toHaveValue('');
});

test('to a guest without an address only a note can be written', async () => {
  const { user } = await open({
    requestDetails: () =>
      detailed({ user: { id: null, firstName: 'Former', lastName: 'owner', email: null } }),
  });
  await user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Moved out');
  expect(await screen.findByRole('button', { name: 'Add note' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Only for administrators' })).toBeDisabled();
});

test('what another administrator changed is read before an answer is sent, and the text stays', async () => {
  let version = 4;
  const { user, callsOf } = await open({
    requestDetails: () => detailed({ version }),
    writeOnRequest: ({ input }) => {
      if ((input as { expectedVersion: number }).expectedVersion !== version) {
        throw new Refusal('Someone else has changed this request.', 'CONFLICT', 'version');
      }
      return written('Soon');
    },
  });
  await user.type(await answerField(), 'Soon');
  version = 7;
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText(/Someone else has changed this request/)).toBeVisible();
  expect(await answerField()).toHaveValue('Soon');
  expect(screen.getByRole('button', { name: 'Send answer' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send answer' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await expectToast('Answer sent');
  expect(callsOf('writeOnRequest').at(-1)).toMatchObject({ input: { expectedVersion: 7 } });
});

test('one’s own change of the status does not stand in the way of an answer', async () => {
  let request = aRequest('1');
  const { user, callsOf } = await open({
    requestDetails: () => ({ specialRequest: { ...request, history } }),
    updateRequestStatus: () => {
      request = aRequest('1', { status: 'in_progress', version: 5 });
      return { updateSpecialRequestStatus: request };
    },
    writeOnRequest: () => written('Soon'),
  });
  await user.type(await answerField(), 'Soon');
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'In Progress' }));
  await expectToast('Status Updated', 'Request status has been updated successfully.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await expectToast('Answer sent');
  expect(callsOf('writeOnRequest')).toMatchObject([{ input: { expectedVersion: 5 } }]);
});

test('a saved answer is inserted with the guest’s name, after what is written', async () => {
  const { user } = await open();
  await user.type(await answerField(), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Saved answers' }));
  await user.click(await screen.findByRole('menuitem', { name: 'The key' }));
  expect(await answerField()).toHaveValue('Hello\n\nDear Uma, mat.');
});

test('an answer is saved from what is written, and deleted once it is confirmed', async () => {
  let answers = [key];
  const { user, callsOf } = await open({
    savedAnswers: () => ({ savedAnswers: answers }),
    saveAnswer: ({ title }) => {
      if (title === 'The key' && answers.length > 0) {
        throw new Refusal('There is a saved answer with this title already.', 'CONFLICT', 'title');
      }
      return { saveAnswer: { ...key, title } };
    },
    deleteSavedAnswer: () => {
      answers = [];
      return { deleteSavedAnswer: true };
    },
  });
  await user.type(await answerField(), 'On Friday.');
  await user.click(screen.getByRole('button', { name: 'Saved answers' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Manage saved answers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved answers' }));
  expect(dialog.getByRole('textbox', { name: /^Text/ })).toHaveValue('On Friday.');
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'The key');
  await user.click(dialog.getByRole('button', { name: 'Save answer' }));
  expect(await dialog.findByText('There is a saved answer with this title already.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete The key' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “The key”?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await expectToast('Answer deleted');
  expect(callsOf('deleteSavedAnswer')).toEqual([{ id: '3' }]);
  await waitFor(() => expect(dialog.queryByRole('list')).toBeNull());
});

test('the page follows what others do', async () => {
  let more: object[] = [];
  const { publish } = await open({ requestDetails: () => detailed({}, more) });
  await screen.findByText('Is it there?');
  more = [happened('5', 'NOTE', { note: 'It is!', actorName: 'Bea Boss' })];
  act(() => void publish('requestEvents', event('1', 'NOTE')));
  expect(await screen.findByText('It is!')).toBeVisible();
});

test('a request that another administrator deleted is gone', async () => {
  let isGone = false;
  const { publish } = await open({
    requestDetails: () => {
      if (isGone) throw new Refusal('There is no such request.', 'NOT_FOUND', 'id');
      return detailed();
    },
  });
  await screen.findByText('Is it there?');
  isGone = true;
  act(() => void publish('adminEvents', { adminEvents: { area: 'REQUESTS', id: '1' } }));
  expect(await screen.findByText('There is no such request')).toBeVisible();
});

test('it is for administrators', async () => {
  const { callsOf } = await open({}, olivia as typeof admin);
  expect(
    screen.getByText('Admin privileges required to access special requests management.'),
  ).toBeVisible();
  expect(callsOf('requestDetails')).toEqual([]);
});
