import type { TalkPartsFragment } from '../../../generated/graphql';

type People = TalkPartsFragment['people'];

const MOST_SUGGESTIONS = 6;
/** An @ at the start of a word, and what is typed of the name: at most two words. */
const TYPED = /(^|[\s(])@([\p{L}\p{M}’'-]*(?: [\p{L}\p{M}’'-]*)?)$/u;

/** The beginning of a name that ends at the caret, and the position of its @. */
export function typedName(text: string, caret: number): { name: string; from: number } | undefined {
  const [match, before = '', name = ''] = TYPED.exec(text.slice(0, caret)) ?? [];
  return match === undefined ? undefined : { name, from: caret - match.length + before.length };
}

/** The people whose first or last name begins like this. */
export function peopleNamed(people: People, name: string): People {
  const wanted = name.toLowerCase();
  return people
    .filter((person) => ` ${person.name.toLowerCase()}`.includes(` ${wanted}`))
    .slice(0, MOST_SUGGESTIONS);
}

/** The people whom a text mentions. */
export const mentionedIn = (text: string, people: People): People =>
  people.filter(({ name }) => {
    const at = text.indexOf(`@${name}`);
    return at !== -1 && !/^\p{L}/u.test(text.slice(at + name.length + 1));
  });
