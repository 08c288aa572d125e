import type { SteeredHouse } from './steered-house';

const CREATE = 'mutation($input: CreateDocumentInput!) { createDocument(input: $input) { id } }';
const UPDATE = 'mutation($input: UpdateDocumentInput!) { updateDocument(input: $input) { id } }';
const REMOVE = 'mutation($id: ID!) { removeDocument(id: $id) }';
const RULES = { title: 'House rules', documentType: 'RULES', accessLevel: 'owners' };

/** An administrator writes a document, opens it to owners and removes it. */
export const documentPower = (house: () => SteeredHouse) => ({
  power: 'writes a document, and removes it',
  use: async () => {
    const { home, act, query } = house();
    const text = { ...RULES, content: 'Shoes off.' };
    await act(CREATE, { input: { ...text, propertyId: home.property.id } });
    const [{ id } = { id: 0 }] = await query('select max(id) as id from property_documents');
    await act(UPDATE, { input: { ...text, id, version: 1, content: 'Shoes on.' } });
    await act(UPDATE, { input: { ...text, id, version: 2, title: 'Rules' } });
    await act(REMOVE, { id });
  },
  read: () => {
    const { admin } = house().names;
    return [
      `${admin} removed the document “Rules” of Lake House.`,
      expect.stringMatching(`^${admin} changed the document “Rules” of Lake House`),
      `${admin} changed the content of “House rules” of Lake House.`,
      `${admin} added the document “House rules” of Lake House.`,
    ];
  },
});
