import styled from 'styled-components';
import type { HomeQuery } from '../../../generated/graphql';
import { calendarPath } from '../../../lib/address/paths';
import { serverDate } from '../../../lib/dates/server-clock';
import { shortDates } from '../../../lib/dates/week-dates';
import { counted, inWords } from '../../../lib/text/format';
import { ArrowLeftRight, CalendarCheck, Mail } from '../../../ui/icon/icons';
import { space } from '../../../ui/theme/tokens';
import { NoteLink } from './NoteLink';
import { swapNews } from './swap-news';
import { type WaitingItem, waitingNotes } from './waiting-notes';

const Notes = styled.div`
  display: grid;
  gap: ${space[2]};
  &:empty {
    display: none;
  }
`;

interface WhatNowProps {
  home: HomeQuery;
  waiting: readonly WaitingItem[];
  /** The number of unread messages, updated live. */
  unreadCount: number;
}

/**
 * Things that need an answer, and answers that have arrived: swaps, drafts that have ended,
 * messages.
 */
export function WhatNow({ home, waiting, unreadCount }: WhatNowProps) {
  return (
    <Notes>
      {[...waitingNotes(waiting), ...swapNews(home.mySwaps.items, serverDate())].map(
        ({ id, ...note }) => (
          <NoteLink
            key={id}
            to="/swaps"
            icon={<ArrowLeftRight size={20} aria-hidden />}
            {...note}
          />
        ),
      )}
      {home.myDraftResults.map(({ propertyId, propertyName, year, weeks }) => (
        <NoteLink
          key={`${propertyId} ${year}`}
          to={calendarPath({ propertyId, year })}
          icon={<CalendarCheck size={20} aria-hidden />}
          title={`Your ${year} weeks are set`}
          text={`${propertyName} · ${inWords(weeks.map(shortDates))}`}
        />
      ))}
      {unreadCount > 0 && (
        <NoteLink
          to="/messages"
          icon={<Mail size={20} aria-hidden />}
          title={counted(unreadCount, 'unread message')}
          isUrgent
        />
      )}
    </Notes>
  );
}
