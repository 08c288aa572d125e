import { type ChangeEvent, useId, useState } from 'react';
import { useUserOptionsQuery } from '../../generated/graphql';
import { fullName } from '../../lib/names';
import { useSettled } from '../../lib/use-settled';

/** Fewer letters name too many. */
const LEAST_LETTERS = 2;

/** Browsers report what is typed letter by letter, and a choice from a list as a whole. */
const isTyped = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof InputEvent &&
  /^(insertText|insertComp|delete)/.test(nativeEvent.inputType);

/**
 * People who are known already, suggested while a name or an address is typed. `chosen` returns who
 * was chosen from the list: no one while one types on, nor where several have that name.
 */
export function useKnownPeople() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { data } = useUserOptionsQuery({
    variables: { search },
    skip: search.length < LEAST_LETTERS,
  });
  const people = data?.adminUsers.items.filter(({ email }) => email != null) ?? [];
  const lists = { names: `${id}-names`, emails: `${id}-emails` };

  function chosen(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.target;
    setTyped(value);
    if (isTyped(event)) return undefined;
    const [one, ...others] = people.filter(
      (person) => person.email === value || fullName(person) === value,
    );
    return one && others.length === 0 ? { name: fullName(one), email: one.email ?? '' } : undefined;
  }

  const suggestions = (
    <>
      <datalist id={lists.names}>
        {people.map((person) => (
          <option key={person.id} value={fullName(person)} label={person.email ?? ''} />
        ))}
      </datalist>
      <datalist id={lists.emails}>
        {people.map((person) => (
          <option key={person.id} value={person.email ?? ''} label={fullName(person)} />
        ))}
      </datalist>
    </>
  );
  return { lists, chosen, suggestions };
}
