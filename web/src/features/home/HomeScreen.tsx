import { isAdministrator } from '@rules/auth';
import { LogOut, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  type CurrentUserPartsFragment,
  type HomeQuery,
  useHomeQuery,
} from '../../generated/graphql';
import { errorText } from '../../lib/network/error-text';
import { Button } from '../../ui/button/Button';
import { Badge } from '../../ui/data/Badge';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Card } from '../../ui/layout/Card';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Row } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { screen, space } from '../../ui/theme/tokens';
import { Beginning } from './Beginning';
import { stayOf } from './cards/countdown';
import { HomeCards } from './cards/HomeCards';
import { NextStay } from './cards/NextStay';
import { RecentNews } from './cards/RecentNews';
import { RotationPlaces } from './cards/RotationPlaces';
import { UnreadNote } from './cards/UnreadNote';
import { YourProperties } from './cards/YourProperties';

interface HomeScreenProps {
  user: CurrentUserPartsFragment;
  /** The number of unread messages, updated live. */
  unreadCount: number;
  /** Renders the state of the user's drafts; receives a function to refetch them. */
  draftsOf: (drafts: HomeQuery['drafts'], refresh: () => Promise<unknown>) => ReactNode;
  onLogout: () => void;
}

const Sections = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Pair = styled.div`
  display: grid;
  gap: ${space[4]};
  ${screen.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The owner dashboard (spec §2). */
export function HomeScreen({ user, unreadCount, draftsOf, onLogout }: HomeScreenProps) {
  const { data, error, refetch } = useHomeQuery({ fetchPolicy: 'cache-and-network' });
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
        {data && draftsOf(data.drafts, refetch)}
        {data && <Hero home={data} />}
        {!data && error && (
          <Card>
            <ErrorState
              title="Your dashboard could not be loaded"
              message={errorText(error, 'Please try again.')}
              onRetry={() => refetch()}
            />
          </Card>
        )}
        {!data && !error && <Waiting />}
        <UnreadNote count={unreadCount} />
        {data && data.myShares.length > 0 && <Holdings shares={data.myShares} />}
        <HomeCards home={data} user={user} unreadCount={unreadCount} />
        {data && <RecentNews />}
      </Sections>
    </Page>
  );
}

function Hero({ home }: { home: HomeQuery }) {
  const stay = stayOf(home.myStays, new Date());
  return stay ? <NextStay stay={stay} /> : <Beginning home={home} />;
}

function Holdings({ shares }: { shares: HomeQuery['myShares'] }) {
  return (
    <Pair>
      <RotationPlaces shares={shares} year={new Date().getFullYear()} />
      <YourProperties shares={shares} />
    </Pair>
  );
}

function Waiting() {
  return (
    <div role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Skeleton height="100vh" />
    </div>
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
