import { skipToken } from '@apollo/client/react';
import styled from 'styled-components';
import { type PersonPartsFragment, useSearchPeopleQuery } from '../../../generated/graphql';
import { fullName } from '../../../lib/text/names';
import { useSettled } from '../../../lib/use-settled';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { SearchInput } from '../../../ui/form/SearchInput';
import { Avatar } from '../../../ui/picture/Avatar';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { Muted } from '../../../ui/text/Text';
import { box, font, space } from '../../../ui/theme/tokens';
import { Item, Name, SearchNote } from '../../../ui/thread/list-style';
import { MAX_SEARCH_RESULTS } from './limits';

const Frame = styled.div.attrs({ role: 'search' })`
  padding: 0 ${space[4]} ${space[2]};
`;

const Choice = styled.button`
  ${box.row(3)};
  width: 100%;
  min-height: 60px;
  padding: ${space[2]} ${space[3]};
  border-radius: inherit;
  text-align: left;
  & > span:last-child {
    display: grid;
    min-width: 0;
  }
  small {
    overflow: hidden;
    ${font.muted('small')};
    text-overflow: ellipsis;
  }
`;

/** The suggestions for a field, as a list below it. */
const Suggested = styled.div`
  padding: ${space[1]};
  ${box.surface('medium')};
`;

/** The search box above the lists; Escape clears it. */
export function SearchBox({ text, onText }: { text: string; onText: (text: string) => void }) {
  return (
    <Frame>
      <SearchInput
        label="Search conversations"
        placeholder="Search conversations..."
        value={text}
        onText={onText}
      />
    </Frame>
  );
}

/** At most three matching people, found by the server (spec §5). */
function usePeople(text: string) {
  const settled = useSettled(text.trim());
  const query = useSearchPeopleQuery(
    settled === '' ? skipToken : { variables: { text: settled }, fetchPolicy: 'cache-and-network' },
  );
  const people = (query.data ?? query.previousData)?.searchPeople.slice(0, MAX_SEARCH_RESULTS);
  return { settled, query, people };
}

interface PeopleFoundProps {
  text: string;
  onSelect: (person: PersonPartsFragment) => void;
}

/** The people whom a search finds. */
export function PeopleFound({ text, onSelect }: PeopleFoundProps) {
  const { settled, query, people } = usePeople(text);
  if (query.error && !query.data) {
    return <ErrorState message="The search did not work." onRetry={() => query.refetch()} />;
  }
  if (!people) {
    return <SearchNote role="status">Searching…</SearchNote>;
  }
  if (people.length === 0) {
    return <SearchNote role="status">No one found for “{settled}”.</SearchNote>;
  }
  return <PeopleList people={people} onSelect={onSelect} />;
}

interface AddressesFoundProps {
  text: string;
  onSelect: (email: string) => void;
}

/** People whose addresses the user may see, suggested for a field; empty where there are none. */
export function AddressesFound({ text, onSelect }: AddressesFoundProps) {
  const { settled, query, people } = usePeople(text);
  if (settled === '' || !people) return null;
  const known = people.filter(({ email }) => email && email !== settled);
  if (known.length === 0) {
    // An earlier answer says nothing about this text.
    if (!query.data || settled.includes('@')) return null;
    return (
      <Muted role="status">
        {people.length === 0
          ? `No one found for “${settled}”. You can type an email address.`
          : `The email address is private. To write, search for “${settled}” in Messages.`}
      </Muted>
    );
  }
  return (
    <Suggested>
      <VisuallyHidden role="status">
        {known.length === 1 ? 'One person found' : `${known.length} people found`}
      </VisuallyHidden>
      <PeopleList people={known} onSelect={({ email }) => email && onSelect(email)} />
    </Suggested>
  );
}

interface PeopleListProps {
  people: readonly PersonPartsFragment[];
  onSelect: (person: PersonPartsFragment) => void;
}

function PeopleList({ people, onSelect }: PeopleListProps) {
  return (
    <ul aria-label="People found">
      {people.map((person) => (
        <Item key={person.id}>
          <Choice type="button" onClick={() => onSelect(person)}>
            <Avatar name={fullName(person)} src={person.profileImageUrl} size={44} />
            <span>
              <Name $strong={false}>{fullName(person)}</Name>
              {person.email && <small>{person.email}</small>}
            </span>
          </Choice>
        </Item>
      ))}
    </ul>
  );
}
