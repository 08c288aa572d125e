import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { PersonPartsFragment } from '../../generated/graphql';

interface VisitState {
  /** The person of a conversation that has no message yet. */
  person?: PersonPartsFragment;
  /** True when the list lies one step back in the browser's history. */
  fromList?: boolean;
}

const idFrom = (text: string | null) =>
  text && /^\d+$/.test(text) ? String(Number(text)) : undefined;

/** Which conversation the address names, and how to go to another; 'back' leads to the list. */
export function useSelection() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const state = (useLocation().state ?? {}) as VisitState;
  const conversationId = idFrom(parameters.get('conversation'));
  const personId = conversationId === undefined ? idFrom(parameters.get('person')) : undefined;
  const isOpen = conversationId !== undefined || personId !== undefined;
  const fromList = !isOpen || state.fromList === true;
  return {
    conversationId,
    personId,
    person: state.person?.id === personId ? state.person : undefined,
    isOpen,
    /** For links and navigation: from one conversation to the next, one step back is still the list. */
    visit: { replace: isOpen, state: { fromList } },
    openPerson: (person: PersonPartsFragment) =>
      navigate(`/messages?person=${person.id}`, { replace: isOpen, state: { person, fromList } }),
    /** A person's conversation has turned out to exist, or come into being. */
    settleOn: (id: string) =>
      navigate(`/messages?conversation=${id}`, { replace: true, state: { fromList } }),
    close: () => (state.fromList ? navigate(-1) : navigate('/messages', { replace: true })),
  };
}
