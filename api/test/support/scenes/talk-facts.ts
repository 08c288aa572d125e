import type { Home } from './home-cast';
import { said } from './talk-home';

/** The arguments of operations about messages of a talk: each has a message of the owner. */
export function talkFacts({ as, property: { id: propertyId } }: Home) {
  const written = async () => ({ id: (await said(as.owner, propertyId, 'Hello')).id });
  return {
    announceToHouses: () => ({ propertyIds: [propertyId] }),
    deleteTalkMessage: written,
    editTalkMessage: written,
    markTalkRead: () => ({ upTo: '1' }),
    pinTalkMessage: written,
    reactToTalkMessage: async () => ({ ...(await written()), emoji: '👍' }),
  };
}
