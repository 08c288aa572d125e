import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { isAdministrator } from '@rules/auth';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import {
  type CurrentUserPartsFragment,
  HomeDocument,
  type HomeQuery,
  MyExchangeEventsDocument,
  MyNoticesDocument,
  MySwapEventsDocument,
  StayChangesDocument,
  SwapCalendarEventsDocument,
  useHomeQuery,
  type WaitingPartsFragment,
} from '../../generated/graphql';
import { serverDate } from '../../lib/dates/server-clock';
import { useLive } from '../../lib/live/use-live';
import { useInSteps } from '../../lib/use-in-steps';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/card/Card';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { LogOut, ShieldCheck } from '../../ui/icon/icons';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Row } from '../../ui/layout/Stack';
import { Badge } from '../../ui/text/Badge';
import { VisuallyHidden } from '../../ui/text/hidden';
import { box, size, thumb } from '../../ui/theme/tokens';
import { Beginning } from './Beginning';
import { isNear, stayOf } from './cards/countdown';
import { CardRow, HomeCards } from './cards/HomeCards';
import { LaterStays } from './cards/LaterStays';
import { NextStay } from './cards/NextStay';
import { OpenWeeks } from './cards/OpenWeeks';
import { RecentNews } from './cards/RecentNews';
import { RotationPlaces } from './cards/RotationPlaces';
import { YourProperties } from './cards/YourProperties';
import { GuestHome } from './guest/GuestHome';
import { Hero } from './Hero';
import { WhatNow } from './now/WhatNow';

/**
 * The fetch policy of a query that shares fields with others: read again once the cache has it.
 * Before that, Apollo would drop a 'cache-and-network' request that is under way, and send another,
 * when a second answer fills a part of it.
 */
function useReadPolicy(query: DocumentNode) {
  const client = useApolloClient();
  const [isRead] = useState(() => client.readQuery({ query }) !== null);
  return isRead ? 'cache-and-network' : 'cache-first';
}

type Choice = HomeQuery['nextChoices'][number];

/** A draft of one of the user's properties. */
export type DraftNews = Pick<Choice, 'propertyId' | 'propertyName' | 'timeZone' | 'year'> &
  NonNullable<Choice['draft']>;

interface HomeScreenProps {
  user: CurrentUserPartsFragment;
  /** The items that wait for the user, kept up to date by the shell; undefined until known. */
  waiting: readonly WaitingPartsFragment[] | undefined;
  /** The number of unread messages, updated live. */
  unreadCount: number;
  /** Renders the state of the user's drafts; receives a function to refetch them. */
  draftsOf: (drafts: readonly DraftNews[], refresh: () => Promise<unknown>) => ReactNode;
  /** Renders how to arrive at a property for a stay, and what those before left. */
  arrivalOf: (propertyId: string, bookingId?: string) => ReactNode;
  /** At the end of the page. */
  offer?: ReactNode;
  onLogout: () => void;
}

const Sections = styled.div`
  ${box.grid(4)};
  align-content: start;
`;

/** Takes no room, not even a gap, where nothing waits. */
const Now = styled.div`
  ${box.grid(2)};
  &:not(:has(a)) {
    display: none;
  }
`;

/** The owner dashboard (spec §2): what to do now, the next stays, and where everything is. */
export function HomeScreen(props: HomeScreenProps) {
  const { user, unreadCount, draftsOf, arrivalOf, offer, onLogout } = props;
  const { data: home, error, refetch } = useHomeQuery({ fetchPolicy: useReadPolicy(HomeDocument) });
  // Waiting items stand first: if they came later, they would push the rest down.
  const data = useInSteps(props.waiting ? home : undefined);
  const waiting = props.waiting ?? [];
  useLive(MySwapEventsDocument, { reread: [HomeDocument] });
  useLive(MyExchangeEventsDocument, { reread: [HomeDocument] });
  useLive(SwapCalendarEventsDocument, { reread: [HomeDocument] });
  useLive(MyNoticesDocument, { reread: [HomeDocument, StayChangesDocument] });
  return (
    <Page>
      <PageHeader
        title={`Welcome, ${user.firstName}`}
        text={<Summary user={user} />}
        actions={
          <Button variant="secondary" icon={<LogOut size={18} aria-hidden />} onClick={onLogout}>
            Logout
          </Button>
        }
      />
      <Sections>
        {data && (
          <Now>
            {draftsOf(draftsIn(data), refetch)}
            <WhatNow home={data} waiting={waiting} unreadCount={unreadCount} />
          </Now>
        )}
        {data && <Stays home={data} arrivalOf={arrivalOf} />}
        {!data && error && (
          <Card>
            <NotLoaded {...{ error, refetch }} what="Your dashboard" isTitled />
          </Card>
        )}
        {!data && !error && <Coming />}
        {data && data.myShares.length > 0 && <Holdings home={data} />}
        {data && <RecentNews items={data.myActivity} />}
        <HomeCards home={data} user={user} unreadCount={unreadCount} />
        {data && offer}
      </Sections>
    </Page>
  );
}

/** Keeps the place of what is loading, row by row, so that nothing below it moves. */
function Coming() {
  return (
    <Sections role="status" style={{ minHeight: '100vh' }}>
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Hero label="Loading…">
        <Skeleton width="60%" height="1.95rem" />
        <Skeleton width="40%" height="2.85rem" />
        <Skeleton width="80%" height={`calc(1.73rem + ${size.date})`} />
        <Skeleton width="50%" height="1.5rem" />
        <Skeleton width="40%" height={thumb} />
      </Hero>
      <Card>
        <Skeleton width="40%" />
        <Skeleton />
        <Skeleton />
      </Card>
    </Sections>
  );
}

/** The drafts that are planned or under way. */
const draftsIn = ({ nextChoices }: HomeQuery): DraftNews[] =>
  nextChoices.flatMap(({ propertyId, propertyName, timeZone, year, draft }) =>
    draft ? [{ propertyId, propertyName, timeZone, year, ...draft }] : [],
  );

function Stays({ home, arrivalOf }: { home: HomeQuery } & Pick<HomeScreenProps, 'arrivalOf'>) {
  const next = stayOf(home.myStays, serverDate());
  const [house] = home.properties.items;
  if (!next && home.myShares.length === 0 && house) {
    return <GuestHome home={home} house={house} arrivalOf={arrivalOf} />;
  }
  if (!next) return <Beginning home={home} />;
  return (
    <>
      <NextStay stay={next} />
      {isNear(next, serverDate()) && arrivalOf(next.propertyId, next.bookingId)}
      <LaterStays stays={home.myStays.slice(home.myStays.indexOf(next) + 1)} />
    </>
  );
}

function Holdings({ home }: { home: HomeQuery }) {
  return (
    <CardRow>
      {home.nextChoices.length > 0 && <RotationPlaces choices={home.nextChoices} />}
      <YourProperties shares={home.myShares} />
      <OpenWeeks weeks={home.openWeeks} />
    </CardRow>
  );
}

function Summary({ user }: { user: CurrentUserPartsFragment }) {
  return (
    <Row as="span">
      <span>
        User ID: {user.id} · Role: {user.userRole || 'USER'}
      </span>
      {isAdministrator(user) && (
        <Badge tone="info" icon={<ShieldCheck aria-hidden />}>
          Admin access
        </Badge>
      )}
    </Row>
  );
}
