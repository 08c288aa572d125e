import { randomUUID } from 'node:crypto';
import type { SteeredHouse } from './steered-house';

const JOIN = 'mutation($propertyId: ID!) { joinTalk(propertyId: $propertyId) { propertyId } }';
const LEAVE = 'mutation($propertyId: ID!) { leaveTalk(propertyId: $propertyId) }';
const OPEN = 'mutation($input: SetNewcomersReadAllInput!) { setNewcomersReadAll(input: $input) }';
const ANNOUNCE = 'mutation($input: AnnounceToHousesInput!) { announceToHouses(input: $input) }';
const SEND = 'mutation($input: SendTalkMessageInput!) { sendTalkMessage(input: $input) { id } }';
const DELETE = 'mutation($id: ID!) { deleteTalkMessage(id: $id) { id } }';

/** An administrator takes part in the talk of a house, and deletes a message of an owner. */
export const talkPower = (house: () => SteeredHouse) => ({
  power: 'takes part in the talk of a house, and deletes a message',
  use: async () => {
    const { act, place, home } = house();
    const { propertyId } = place;
    await act(JOIN, { propertyId });
    await act(OPEN, { input: { propertyId, newcomersReadAll: true } });
    const words = { content: 'The boiler is serviced.', clientKey: randomUUID() };
    await act(ANNOUNCE, { input: { propertyIds: [propertyId], ...words } });
    const message = { propertyId, content: 'Hello', mentionIds: [], fileIds: [] };
    const { data } = await home.as.inactiveOwner.graphql(SEND, { input: message });
    await act(DELETE, { id: data.sendTalkMessage.id });
    await act(LEAVE, { propertyId });
  },
  read: () => {
    const { admin } = house().names;
    const talk = 'the talk of Lake House';
    return [
      `${admin} left ${talk}.`,
      expect.stringMatching(`^${admin} deleted a message of .+ in ${talk}`),
      `${admin} announced something to Lake House.`,
      `${admin} decided that people who join ${talk} read what was written before.`,
      `${admin} joined ${talk}.`,
    ];
  },
});
