import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeRequest } from '../../../app/admin/test/fake-request';
import { axe } from '../../../lib/test/axe';
import { type Handlers, onItsWay, refuse } from '../../../lib/test/fake-server';
import { renderOnServer } from '../../../lib/test/render-data';
import { Cover } from './Cover';
import { PicturesForm } from './PicturesForm';

const picture = (id: string, caption = '') => ({
  ...{ __typename: 'PropertyPicture', id, caption, width: 1600, height: 900 },
  ...{ url: `/api/files/${id}`, thumbUrl: `/api/files/${id}/thumb` },
});
const lake = picture('1', 'The lake');
const terrace = picture('2');

beforeEach(FakeRequest.install);
afterEach(FakeRequest.remove);

const showForm = (server: Handlers = {}) =>
  renderOnServer(<PicturesForm propertyId="7" />, {
    propertyPictures: () => ({ propertyPictures: [lake, terrace] }),
    ...server,
  });

test('the first picture is the cover, and another one can take its place', async () => {
  let pictures = [lake, terrace];
  const { container, callsOf } = showForm({
    propertyPictures: () => ({ propertyPictures: pictures }),
    orderPropertyPictures: () => {
      pictures = [terrace, lake];
      return { orderPropertyPictures: pictures };
    },
  });
  expect(await screen.findByLabelText('Caption of picture 1')).toHaveValue('The lake');
  expect(screen.getByRole('button', { name: 'Move The lake up' })).toBeDisabled();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Move Picture 2 up' }));
  await waitFor(() => expect(screen.getByLabelText('Caption of picture 1')).toHaveValue(''));
  expect(callsOf('orderPropertyPictures')).toEqual([
    { input: { propertyId: '7', ids: ['2', '1'] } },
  ]);
  const [first] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Cover')).toBeVisible();
});

test('a caption is saved as it is left, and only if it is another one', async () => {
  const { callsOf } = showForm({
    captionPropertyPicture: () => ({ captionPropertyPicture: [lake, terrace] }),
  });
  await userEvent.click(await screen.findByLabelText('Caption of picture 1'));
  await userEvent.tab();
  expect(callsOf('captionPropertyPicture')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Caption of picture 2'), 'Terrace');
  await userEvent.tab();
  await waitFor(() =>
    expect(callsOf('captionPropertyPicture')).toEqual([{ input: { id: '2', caption: 'Terrace' } }]),
  );
});

test('pictures are uploaded one after the other, with progress, and added as they are stored', async () => {
  const { callsOf } = showForm({
    addPropertyPicture: () => ({ addPropertyPicture: [lake, terrace, picture('3')] }),
  });
  const files = ['a.png', 'b.png'].map((name) => new File(['a'], name, { type: 'image/png' }));
  await userEvent.upload(await screen.findByLabelText('Add pictures'), files);
  expect(await screen.findByText('Uploading a.png…')).toBeVisible();
  await waitFor(() => expect(FakeRequest.last.sent[1]).toMatch(/^\/api\/files\?purpose=PROPERTY_/));
  const [first] = [FakeRequest.last];
  expect(first.sent[1]).toMatch(/&key=[0-9a-f-]{36}&propertyId=7$/);
  await first.answer(201, { id: 31 });
  await waitFor(() => expect(FakeRequest.last).not.toBe(first));
  expect(callsOf('addPropertyPicture')).toEqual([
    { input: { propertyId: '7', fileId: '31', caption: '' } },
  ]);
  await FakeRequest.last.answer(400, { message: 'The file is not a picture.' });
  expect(await screen.findByText('The file is not a picture.')).toBeVisible();
  expect(screen.getByLabelText('Caption of picture 3')).toBeVisible();
});

test('a picture is removed after a question', async () => {
  const { callsOf } = showForm({
    removePropertyPicture: () => ({ removePropertyPicture: [terrace] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove The lake' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(callsOf('removePropertyPicture')).toEqual([{ id: '1' }]));
});

test('the cover opens all pictures, with their captions', async () => {
  const { container } = renderOnServer(
    <Cover propertyId="7" name="Lake House" src="/api/files/1" />,
    {
      propertyPictures: () => ({ propertyPictures: [lake, terrace] }),
    },
  );
  const cover = screen.getByRole('img', { name: 'Lake House' });
  expect(cover).toHaveAttribute('loading', 'lazy');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: /Pictures/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Lake House' }));
  expect(await dialog.findByText('The lake · 1 of 2')).toBeVisible();
  expect(dialog.getByRole('img', { name: 'The lake' })).toHaveAttribute('width', '1600');
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(dialog.getByText('2 of 2')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(dialog.getByText('The lake · 1 of 2')).toBeVisible();
});

test.each([
  [onItsWay, /Loading/],
  [refuse('Down for a moment.', 'SERVICE_UNAVAILABLE'), /try again/i],
])('the form is there while its pictures are not', async (propertyPictures, text) => {
  showForm({ propertyPictures });
  expect(screen.getByLabelText('Add pictures')).toBeInTheDocument();
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});
