import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../lib/test/axe';
import { type Handlers, onItsWay, Refusal } from '../../lib/test/fake-server';
import { address } from '../../lib/test/render-data';
import { agreement, documentHandlers, guide, harbour, type TestDocument } from './test/documents';
import { article, click, show } from './test/show-documents';

describe('reading', () => {
  it('lists the documents and shows the first', async () => {
    const { container } = show();
    const list = within(await screen.findByRole('list', { name: 'Documents' }));
    expect(list.getByRole('link', { current: true })).toHaveTextContent('Guide to the house');
    expect((await article()).getByText('seagull-porch-42')).toBeVisible();
    expect(screen.getByText('Another property')).toBeVisible();
    expect(screen.queryByText(/^(Harbour House, Cornwall|Home)$/)).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('opens another from the list, and goes back to all', async () => {
    show();
    await userEvent.click(await screen.findByRole('link', { name: /Co-ownership agreement/ }));
    expect(address()).toBe('/documents?property=1&document=12');
    expect((await article()).getByText('Twelve shares.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Co-ownership agreement');
    expect(screen.queryByText('Harbour House, Cornwall')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'All documents' }));
    expect(address()).toBe('/documents?property=1');
  });

  it('says when a linked document no longer exists', async () => {
    show({ search: '&document=99' });
    expect(await screen.findByText('This document is no longer here.')).toBeVisible();
  });

  it('shows an empty state', async () => {
    show({ server: documentHandlers([]) });
    expect(await screen.findByText('No documents available')).toBeVisible();
  });

  it('waits for the property and its documents', () => {
    const { unmount } = show({ propertyId: undefined });
    expect(screen.getByRole('status')).toHaveTextContent('Loading documents…');
    unmount();
    show({ server: { propertyDocuments: onItsWay } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading documents…');
  });

  it('refuses a user without a share, without naming the property', async () => {
    const refuse = () => {
      throw new Refusal('You do not own shares in this property', 'FORBIDDEN');
    };
    show({ server: { propertyDocuments: refuse } });
    expect(
      await screen.findByRole('heading', { name: 'Property Documents - Access Restricted' }),
    ).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/You do not own shares in this property$/);
  });

  it('has no controls for those who may not write', async () => {
    show();
    await article();
    expect(screen.queryByRole('button', { name: /New|Edit|History|Remove/ })).toBeNull();
  });
});

/** A fake server that stores changes. */
function writingServer(extra: Handlers = {}) {
  let documents: TestDocument[] = [guide, agreement];
  const store = ({ input }: Record<string, unknown>): TestDocument => ({
    ...guide,
    ...(input as Partial<TestDocument>),
    documentType: 'Rules',
    version: 9,
  });
  const server: Handlers = {
    propertyDocuments: () => ({ property: harbour, propertyDocuments: documents }),
    createDocument: (variables) => {
      const created = { ...store(variables), id: '20' };
      documents = [...documents, created];
      return { createDocument: created };
    },
    updateDocument: (variables) => {
      const updated = store(variables);
      documents = documents.map((paper) => (paper.id === updated.id ? updated : paper));
      return { updateDocument: updated };
    },
    removeDocument: ({ id }) => {
      documents = documents.filter((paper) => paper.id !== id);
      return { removeDocument: true };
    },
    ...extra,
  };
  return server;
}

describe('writing, for administrators', () => {
  const open = async (button: string, server = writingServer()) => {
    const view = show({ server, isAdministrator: true, search: '&document=11' });
    await article();
    await click(button);
    return view;
  };
  const choose = async (label: string, option: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: label }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };

  it('stores a new document with its type and its readers, and opens it', async () => {
    const { callsOf } = await open('New document');
    expect(screen.getByRole('button', { name: 'Save document' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Title'), ' House rules ');
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), '# Quiet after ten');
    await choose('Type', 'Rules');
    await choose('Who may read it', 'Owners and guests');
    await click('Save document');
    await waitFor(() => expect(address()).toBe('/documents?property=1&document=20'));
    expect(callsOf('createDocument')).toEqual([
      {
        input: {
          propertyId: '1',
          title: 'House rules',
          documentType: 'RULES',
          accessLevel: 'everyone',
          ownersMayEdit: false,
          content: '# Quiet after ten',
        },
      },
    ]);
    expect((await article()).getByText('Quiet after ten')).toBeVisible();
  });

  it('previews the Markdown as it will be read', async () => {
    await open('Edit');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('tab', { name: 'Preview' }));
    expect(dialog.getByRole('heading', { name: 'Wifi' })).toBeVisible();
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  });

  it('stores a change on top of the version that was read', async () => {
    const { callsOf } = await open('Edit');
    await userEvent.type(screen.getByLabelText('Title'), ', new');
    await click('Save document');
    expect(await (await article()).findByText('Guide to the house, new')).toBeVisible();
    expect(callsOf('updateDocument')).toEqual([
      {
        input: {
          id: '11',
          version: 3,
          title: 'Guide to the house, new',
          documentType: 'HOUSE_GUIDE',
          accessLevel: 'everyone',
          ownersMayEdit: false,
          content: guide.content,
        },
      },
    ]);
  });

  it('keeps the text after a conflicting change, and reports it', async () => {
    const conflict = 'Somebody changed this document meanwhile. Read it again.';
    await open(
      'Edit',
      writingServer({
        updateDocument: () => {
          throw new Refusal(conflict, 'CONFLICT');
        },
      }),
    );
    const text = screen.getByRole('textbox', { name: 'Text' });
    await userEvent.type(text, ' Mine.');
    await click('Save document');
    expect(await screen.findByText(conflict)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Your text is still here.');
    expect(text).toHaveValue(`${guide.content} Mine.`);
  });

  it('asks before discarding an unsaved text', async () => {
    await open('Edit');
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), ' Mine.');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(`${guide.content} Mine.`);
    await click('Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks before discarding a changed audience too', async () => {
    await open('Edit');
    await choose('Who may read it', 'Owners only');
    await click('Cancel');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });

  it('closes at once when nothing was changed', async () => {
    await open('Edit');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('removes after asking', async () => {
    const { callsOf } = await open('Remove');
    expect(await screen.findByText('Remove “Guide to the house”?')).toBeVisible();
    expect(callsOf('removeDocument')).toEqual([]);
    await click('Remove document');
    await waitFor(() => expect(address()).toBe('/documents?property=1'));
    expect(callsOf('removeDocument')).toEqual([{ id: '11' }]);
    await waitFor(() => expect(screen.queryAllByText('Guide to the house')).toHaveLength(1));
  });

  it('reports a failed removal', async () => {
    const refuse = () => {
      throw new Refusal('It is gone already.', 'NOT_FOUND');
    };
    await open('Remove', writingServer({ removeDocument: refuse }));
    await click('Remove document');
    expect(await screen.findByText('The document was not removed')).toBeVisible();
    expect(screen.getByText('It is gone already.')).toBeVisible();
  });

  it('can write the first document of a property', async () => {
    show({ server: documentHandlers([]), isAdministrator: true });
    expect(await screen.findByText('No documents available')).toBeVisible();
    await click('New document');
    expect(await screen.findByRole('dialog', { name: 'New document' })).toBeVisible();
  });
});
