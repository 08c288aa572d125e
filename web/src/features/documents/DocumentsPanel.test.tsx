import { ServerParseError } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../lib/test/axe';
import { type Handlers, onItsWay, Refusal } from '../../lib/test/fake-server';
import { renderOnServer } from '../../lib/test/render-data';
import { DocumentsPanel } from './DocumentsPanel';
import { documentHandlers, guide } from './test/documents';

const show = (server: Handlers) =>
  renderOnServer(<DocumentsPanel propertyId="1" propertyName="Harbour House" />, server);

const failing = (error: Error): Handlers => ({
  propertyDocuments: () => {
    throw error;
  },
});

afterEach(() => jest.restoreAllMocks());

it('shows a card per document, its title first; opening one shows its text', async () => {
  const { container } = show(documentHandlers());
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Property Documents' }),
  ).toBeVisible();
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(2);
  expect(screen.queryByText('seagull-porch-42')).not.toBeInTheDocument();

  const toggle = screen.getByRole('button', { name: /Guide to the house/ });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('seagull-porch-42')).toBeVisible();
  expect(
    screen.getByRole('link', { name: /^Open on its own page.*Guide to the house$/ }),
  ).toHaveAttribute('href', '/documents?property=1&document=11');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(toggle);
  expect(screen.queryByText('seagull-porch-42')).not.toBeInTheDocument();
});

it('shows type, last update, and which are for owners only', async () => {
  show(documentHandlers());
  const [open, owners] = await screen.findAllByRole('article');
  expect(open).toHaveTextContent('House guide');
  expect(open).toHaveTextContent('Last updated 9 Mar 2026');
  expect(open).not.toHaveTextContent('Owner Access Only');
  expect(owners).toHaveTextContent('Agreement');
  expect(owners).toHaveTextContent('Owner Access Only');
});

it('shows the texts at once where there is room for them', async () => {
  const media = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(media, { matches: query.includes('min-width') }));
  show(documentHandlers());
  expect(await screen.findByText('seagull-porch-42')).toBeVisible();
});

it('scrolls at a height of 24 rem', async () => {
  show(documentHandlers());
  const region = await screen.findByRole('region', { name: 'Documents of Harbour House' });
  expect(region.parentElement).toHaveStyle({ maxHeight: '24rem' });
});

it('shows an empty state', async () => {
  const { container } = show(documentHandlers([]));
  expect(await screen.findByText('No documents available')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('waits', () => {
  show({ propertyDocuments: onItsWay });
  expect(screen.getByRole('status')).toHaveTextContent('Loading documents…');
});

it('shows a user without a share that access is restricted', async () => {
  const refusal = new Refusal('You do not own shares in this property', 'FORBIDDEN');
  const { container } = show(failing(refusal));
  expect(
    await screen.findByRole('heading', { name: 'Property Documents - Access Restricted' }),
  ).toBeVisible();
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('Access Restricted')).toBeVisible();
  expect(alert.getByText('You do not own shares in this property for Harbour House')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('hides what was read before once the server refuses it', async () => {
  const server = documentHandlers();
  const { client } = show(server);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  Object.assign(server, failing(new Refusal('No share any more.', 'FORBIDDEN')));
  await act(() => client.refetchQueries({ include: 'active' }).catch(() => undefined));
  expect(await screen.findByText('Access Restricted')).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it.each([
  ['signed out', new Refusal('Sign in, please.', 'UNAUTHENTICATED')],
  [
    'answered with a page instead of JSON',
    new ServerParseError(new SyntaxError('<'), {
      response: { status: 200 } as Response,
      bodyText: '<html>',
    }),
  ],
])('%s, it is as if there were none', async (_, error) => {
  show(failing(error));
  expect(await screen.findByText('No documents available')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('reports any other failure, and retries', async () => {
  let isDown = true;
  show({
    propertyDocuments: (variables) => {
      if (isDown) throw new TypeError('network');
      return documentHandlers().propertyDocuments?.(variables) ?? {};
    },
  });
  expect(await screen.findByText('Failed to fetch documents')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Guide to the house')).toBeVisible();
});

describe('the search', () => {
  const hit = {
    __typename: 'DocumentHit',
    document: guide,
    propertyName: 'Harbour House',
    excerpt: 'Wifi: the password is seagull-porch-42 (not the old one)',
  };
  const type = async (text: string) =>
    userEvent.type(await screen.findByRole('textbox', { name: 'Search documents' }), text);

  it('searches once when typing pauses, and highlights the terms in the excerpts', async () => {
    const { callsOf, container } = show({
      ...documentHandlers(),
      searchDocuments: () => ({ searchDocuments: [hit] }),
    });
    await type('wifi (old');
    const found = within(await screen.findByRole('list', { name: 'Documents found' }));
    const link = found.getByRole('link', { name: /Guide to the house/ });
    expect(link).toHaveAttribute('href', '/documents?property=1&document=11');
    expect(link).toHaveTextContent(hit.excerpt);
    expect(link).toHaveTextContent('Harbour House');
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Wifi',
    ]);
    expect(callsOf('searchDocuments')).toEqual([{ text: 'wifi (old', propertyId: '1' }]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says when nothing was found, and restores the documents when cleared', async () => {
    show({ ...documentHandlers(), searchDocuments: () => ({ searchDocuments: [] }) });
    await type('sauna');
    expect(await screen.findByText('Nothing found for “sauna”.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('reports a failed search', async () => {
    show({
      ...documentHandlers(),
      searchDocuments: () => {
        throw new TypeError('network');
      },
    });
    await type('wifi');
    await waitFor(() => expect(screen.getByText('The search did not work.')).toBeVisible());
  });
});
