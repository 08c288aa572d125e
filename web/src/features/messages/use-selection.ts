import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { PersonPartsFragment } from '../../generated/graphql';
import { conversationPath, personPath } from '../../lib/address/paths';

interface VisitState {
  /** The recipient of a conversation without messages. */
  person?: PersonPartsFragment;
  /** True if the list is one step back in the browser's history. */
  fromList?: boolean;
}

const idFrom = (text: string | null) =>
  text && /^\d+$/.test(text) ? String(Number(text)) : undefined;

/** The conversation in the address, and functions to navigate; 'back' returns to the list. */
export function useSelection() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const state = (useLocation().state ?? {}) as VisitState;
  const conversationId = idFrom(parameters.get('conversation'));
  const messageId = conversationId && idFrom(parameters.get('message'));
  const personId = conversationId === undefined ? idFrom(parameters.get('person')) : undefined;
  const isOpen = conversationId !== undefined || personId !== undefined;
  const fromList = !isOpen || state.fromList === true;
  return {
    conversationId,
    /** The message that a search led to. */
    messageId,
    personId,
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
    close: () => (state.fromList ? navigate(-1) : navigate('/messages', { replace: true })),
  };
}
