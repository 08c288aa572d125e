import type { KeyboardEvent, ReactNode } from 'react';
import type { PersonPartsFragment } from '../../../generated/graphql';
import { pressedKey } from '../../../lib/focus/keyboard';
import { useSettled } from '../../../lib/use-settled';
import { ListScroller, SearchHeading } from '../../../ui/thread/list-style';
import { PeopleFound } from '../compose/PeopleSearch';
import { MessagesFound, SEARCHED_FROM } from './MessagesFound';

interface SearchResultsProps {
  text: string;
  /** Renders the messages of houses that contain words. */
  housesFound: (text: string) => ReactNode;
  onSelect: (person: PersonPartsFragment) => void;
}

/** The results of a search: people to write to, and messages. */
export function SearchResults({ text, housesFound, onSelect }: SearchResultsProps) {
  const settled = useSettled(text.trim());
  return (
    <ListScroller data-results>
      <SearchHeading>People</SearchHeading>
      <PeopleFound text={text} onSelect={onSelect} />
      <SearchHeading>Messages</SearchHeading>
      <MessagesFound {...{ text, settled }} />
      {settled.length >= SEARCHED_FROM && housesFound(settled)}
    </ListScroller>
  );
}

const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus with the arrow keys between the search box and what it found. */
export function moveInResults(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[pressedKey(event)];
  if (step === undefined) return;
  const stops: Element[] = [
    ...event.currentTarget.querySelectorAll('[role=search] input, [data-results] :is(a, button)'),
  ];
  const at = document.activeElement ? stops.indexOf(document.activeElement) : -1;
  const next = at < 0 ? undefined : stops[at + step];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
