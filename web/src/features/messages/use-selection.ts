import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { PersonPartsFragment } from '../../generated/graphql';
import { conversationPath, personPath, talkPath } from '../../lib/address/paths';

interface VisitState {
  /** The recipient of a conversation without messages. */
  person?: PersonPartsFragment;
  /** True if the list is one step back in the browser's history. */
  fromList?: boolean;
}

export type Selection = ReturnType<typeof useSelection>;

const idFrom = (text: string | null) =>
  text && /^\d+$/.test(text) ? String(Number(text)) : undefined;

/** The conversation in the address, and functions to navigate; 'back' returns to the list. */
export function useSelection() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const state = (useLocation().state ?? {}) as VisitState;
  const conversationId = idFrom(parameters.get('conversation'));
  const personId = conversationId === undefined ? idFrom(parameters.get('person')) : undefined;
  const isOfPerson = conversationId !== undefined || personId !== undefined;
  const houseId = isOfPerson ? undefined : idFrom(parameters.get('house'));
  const messageId = (conversationId ?? houseId) && idFrom(parameters.get('message'));
  const isOpen = isOfPerson || houseId !== undefined;
  const fromList = !isOpen || state.fromList === true;
  return {
    conversationId,
    /** The message that a search led to. */
    messageId,
    personId,
    /** The property whose conversation is open. */
    houseId,
    person: state.person?.id === personId ? state.person : undefined,
    isOpen,
    /** Keeps the list one step back when the user switches between conversations. */
    visit: { replace: isOpen, state: { fromList } },
    openPerson: (person: PersonPartsFragment) =>
      navigate(personPath(person.id), { replace: isOpen, state: { person, fromList } }),
    openConversation: (id: string) =>
      navigate(conversationPath(id), { replace: isOpen, state: { fromList } }),
    /** A conversation with the person has been found or created. */
    settleOn: (id: string) =>
      navigate(conversationPath(id), { replace: true, state: { fromList } }),
    /** Goes on to the newest messages of the open house, or to one of them. */
    openHouse: (message?: string) =>
      navigate(talkPath(`${houseId}`, message), { replace: true, state: { fromList } }),
    close: () => (state.fromList ? navigate(-1) : navigate('/messages', { replace: true })),
  };
}
