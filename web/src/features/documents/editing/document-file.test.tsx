import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeRequest } from '../../../app/admin/test/fake-request';
import { axe } from '../../../lib/test/axe';
import { address } from '../../../lib/test/render-data';
import { documentHandlers, guide, type TestDocument } from '../test/documents';
import { article, click, show } from '../test/show-documents';

beforeEach(FakeRequest.install);
afterEach(FakeRequest.remove);

const PDF = {
  __typename: 'File',
  id: '8',
  name: 'Policy.pdf',
  mediaType: 'application/pdf',
  bytes: 1_540_000,
  width: null,
  height: null,
  url: '/api/files/8',
  thumbUrl: null,
} as const;

/** A server with the guide, which keeps what is written. */
function server(document: TestDocument = guide) {
  let documents = [document];
  const saved = ({ fileId, ...input }: Record<string, unknown>) => {
    const file = fileId === undefined ? document.file : PDF;
    const written = { ...document, ...input, documentType: 'Other', file, version: 4 };
    documents = [written as TestDocument];
    return written;
  };
  return {
    propertyDocuments: () => documentHandlers(documents).propertyDocuments?.({}) ?? {},
    updateDocument: ({ input }: Record<string, unknown>) => ({
      updateDocument: saved(input as Record<string, unknown>),
    }),
    createDocument: ({ input }: Record<string, unknown>) => ({
      createDocument: saved({ ...(input as Record<string, unknown>), id: '20' }),
    }),
  };
}

const file = (name: string, type: string) => new File(['content'], name, { type });

async function upload(chosen: File, answer: object = PDF) {
  await userEvent.upload(screen.getByLabelText(/^(Add a|Replace the) file$/), chosen);
  await waitFor(() => expect(FakeRequest.last.sent.at(-1)).toBe(chosen.name));
  await FakeRequest.last.answer(201, { ...answer, id: 8 });
}

test('an owner writes a document that is a PDF alone, and cannot remove it', async () => {
  const { callsOf } = show({ server: server(), mayWrite: true });
  await article();
  await click('New document');
  expect(screen.queryByLabelText('All owners may change it')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Title'), 'Policy');
  expect(screen.getByRole('button', { name: 'Save document' })).toBeDisabled();
  await upload(file('Policy.pdf', 'application/pdf'));
  expect(FakeRequest.last.sent.join()).toMatch(/purpose=DOCUMENT.*propertyId=1&name=Policy\.pdf/);
  expect(await screen.findByRole('link', { name: 'Policy.pdf (1.5 MB)' })).toBeVisible();
  await click('Save document');
  await waitFor(() => expect(address()).toBe('/documents?property=1&document=20'));
  expect(callsOf('createDocument')).toEqual([
    {
      input: {
        propertyId: '1',
        title: 'Policy',
        documentType: 'HOUSE_GUIDE',
        accessLevel: 'owners',
        content: '',
        fileId: '8',
      },
    },
  ]);
  expect(await screen.findByRole('link', { name: 'Policy.pdf (1.5 MB)' })).toHaveAttribute(
    'href',
    '/api/files/8',
  );
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

test('an owner cannot change a document that is not open to owners', async () => {
  show({ server: server({ ...guide, mayEdit: false }), mayWrite: true });
  await article();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

test('an administrator opens a document to owners, and keeps its file', async () => {
  const view = show({ server: server({ ...guide, file: PDF }), isAdministrator: true });
  await article();
  await click('Edit');
  await userEvent.click(screen.getByLabelText('All owners may change it'));
  await click('Save document');
  await waitFor(() => expect(view.callsOf('updateDocument')).toHaveLength(1));
  const [{ input }] = view.callsOf('updateDocument') as [{ input: object }];
  expect(input).toMatchObject({ id: '11', ownersMayEdit: true });
  expect(input).not.toHaveProperty('fileId');
});

test('a picture shows in the document, and opens alone', async () => {
  const picture = { ...PDF, name: null, mediaType: 'image/webp', width: 800, height: 600 };
  const { container } = show({ server: server({ ...guide, file: picture }) });
  await article();
  expect(screen.getByRole('img', { name: 'Guide to the house' })).toHaveAttribute(
    'src',
    '/api/files/8',
  );
  expect(await axe(container)).toHaveNoViolations();
});
