import styled from 'styled-components';
import {
  type HomeQuery,
  type StayChangesQuery,
  useStayChangesQuery,
} from '../../../generated/graphql';
import { calendarPath, personPath } from '../../../lib/address/paths';
import { serverDate } from '../../../lib/dates/server-clock';
import { shortDates } from '../../../lib/dates/week-dates';
import { counted, inWords } from '../../../lib/text/format';
import { fullName } from '../../../lib/text/names';
import { ArrowLeftRight, CalendarCheck, CalendarDays, Mail } from '../../../ui/icon/icons';
import { box } from '../../../ui/theme/tokens';
import { NoteLink } from './NoteLink';
import { swapNews } from './swap-news';
import { type WaitingItem, waitingNotes } from './waiting-notes';

const Notes = styled.div`
  ${box.grid(2)};
  &:empty {
    display: none;
  }
`;

type StayChange = StayChangesQuery['myStayChanges'][number];

/** 'Your stay 19–26 Dec was cancelled by Olivia Marsh.' */
function changeText({ before, now, by }: StayChange): string {
  const stay = `Your stay ${shortDates(before)}`;
  if (now) return `${stay} has moved to ${shortDates(now)}.`;
  return `${stay} was cancelled by ${by ? fullName(by) : 'an administrator'}.`;
}

interface WhatNowProps {
  home: HomeQuery;
  waiting: readonly WaitingItem[];
  /** The number of unread messages, updated live. */
  unreadCount: number;
}

/**
 * Stays that others changed, things that need an answer, and answers that have arrived: swaps,
 * drafts that have ended, messages.
 */
export function WhatNow({ home, waiting, unreadCount }: WhatNowProps) {
  const { data: changes } = useStayChangesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Notes>
      {changes?.myStayChanges.map(({ id, host, ...change }) => (
        <NoteLink
          key={id}
          to={host ? personPath(host.id) : '/messages'}
          icon={<CalendarDays size={20} />}
          title={changeText({ id, host, ...change })}
          text={`${change.propertyName} · Write ${host ? `to ${host.firstName}` : 'a message'}`}
          isUrgent
        />
      ))}
      {[...waitingNotes(waiting), ...swapNews(home.mySwaps.items, serverDate())].map(
        ({ id, ...note }) => (
          <NoteLink key={id} to="/swaps" icon={<ArrowLeftRight size={20} />} {...note} />
        ),
      )}
      {home.myDraftResults.map(({ propertyId, propertyName, year, weeks }) => (
        <NoteLink
          key={`${propertyId} ${year}`}
          to={calendarPath({ propertyId, year })}
          icon={<CalendarCheck size={20} />}
          title={`Your ${year} weeks are set`}
          text={`${propertyName} · ${inWords(weeks.map(shortDates))}`}
        />
      ))}
      {unreadCount > 0 && (
        <NoteLink
          to="/messages"
          icon={<Mail size={20} />}
          title={counted(unreadCount, 'unread message')}
          isUrgent
        />
      )}
    </Notes>
  );
}
