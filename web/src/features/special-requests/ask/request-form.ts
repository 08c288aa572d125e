import type { RequestCategory, RequestPriority } from '../../../generated/graphql';

/** Matches the server's limits, in characters. */
export const LIMITS = { title: 120, description: 4000, name: 100, email: 254 } as const;

/** The values of the request form. */
export interface RequestWords {
  category: RequestCategory | '';
  priority: RequestPriority;
  title: string;
  description: string;
}

export const NO_WORDS: RequestWords = {
  category: '',
  priority: 'medium',
  title: '',
  description: '',
};

/** Validates the fields that every request requires. */
export function wordProblems({ category, title, description }: RequestWords) {
  return {
    ...(!category && { category: 'Please choose what it is about.' }),
    ...(!title.trim() && { title: 'Please say in a few words what you need.' }),
    ...(!description.trim() && { description: 'Please say a little more.' }),
  };
}

/** The texts as sent; call it only after `wordProblems` found none. */
export function sentWords({ category, priority, title, description }: RequestWords) {
  return {
    category: category || 'other',
    priority,
    title: title.trim(),
    description: description.trim(),
  } as const;
}
