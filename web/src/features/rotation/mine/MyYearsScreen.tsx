import type { ReactNode } from 'react';
import { useMySharesQuery, useShareYearsQuery } from '../../../generated/graphql';
import { rotationPath } from '../../../lib/address/paths';
import { errorCode } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { ShareTile } from '../../../ui/calendar/ShareTile';
import { StatCard } from '../../../ui/card/StatCard';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { LockKeyhole, Printer, Users } from '../../../ui/icon/icons';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { PaperSheet } from '../../../ui/layout/PaperSheet';
import { Row, Stack } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/text/hidden';
import { MutedLine } from '../../../ui/text/Text';
import { glanceOf } from './glance';
import { Card, Glance } from './mine-style';
import { PlacesChart } from './PlacesChart';
import { YearsTable } from './YearsTable';
import { YearWeeks } from './YearWeeks';
import type { ShareYears } from './years';

interface MyYearsScreenProps {
  propertyId: string | undefined;
  switcher: ReactNode;
}

/** Stands for the user’s years until they are read. */
const NoYears = ({ error, refetch }: { error: unknown; refetch: () => unknown }) => (
  <NotLoaded
    {...{ error, refetch, what: 'Your years' }}
    isRefused={errorCode(error) === 'FORBIDDEN'}
  >
    <div role="status">
      <VisuallyHidden>Loading your years…</VisuallyHidden>
      <Skeleton height="24rem" />
    </div>
  </NotLoaded>
);

/** /rotation?view=mine: places, wishes and weeks of the user's shares over twelve years. */
export function MyYearsScreen({ propertyId, switcher }: MyYearsScreenProps) {
  const { data, error, refetch } = useMySharesQuery();
  const shares = data?.myShares.filter((share) => share.propertyId === propertyId);
  return (
    <Page>
      <PageHeader
        title="My twelve years"
        back={{ to: rotationPath({ propertyId }), label: 'Rotation' }}
        actions={
          <Row $nowrap>
            {switcher}
            <Button variant="secondary" icon={<Printer size={18} />} onClick={() => window.print()}>
              Print
            </Button>
          </Row>
        }
      />
      <Stack $gap={5}>
        <MutedLine>
          <LockKeyhole size={16} />
          Only you can see this page; not even administrators can.
        </MutedLine>
        {!shares && <NoYears {...{ error, refetch }} />}
        {shares?.length === 0 && (
          <EmptyState
            icon={<Users size={28} />}
            title="No share of yours"
            text="Once you own a share of this property, its places, wishes and weeks appear here."
          />
        )}
        {shares?.map(({ id }) => (
          <OneShare key={id} shareId={id} />
        ))}
      </Stack>
    </Page>
  );
}

function OneShare({ shareId }: { shareId: string }) {
  const { data, error, refetch } = useShareYearsQuery({
    variables: { shareId },
    fetchPolicy: 'cache-and-network',
  });
  const share = errorCode(error) === 'FORBIDDEN' ? undefined : data?.shareYears;
  if (!share) return <NoYears {...{ error, refetch }} />;
  return <ShareCard share={share} />;
}

function ShareCard({ share }: { share: ShareYears }) {
  const { shareNumber, propertyName, years } = share;
  const title = `Share ${shareNumber} of ${propertyName}`;
  const span = `${years[0]?.year} to ${years.at(-1)?.year}`;
  return (
    <Card aria-label={title}>
      <header>
        <ShareTile shareNumber={shareNumber} />
        <div>
          <h2>{title}</h2>
          <p>{span}</p>
        </div>
      </header>
      <Glance>
        {glanceOf(share).map((tile) => (
          <StatCard key={tile.name} {...tile} />
        ))}
      </Glance>
      <div>
        <h3>My place in each year</h3>
        <PlacesChart share={share} />
        <VisuallyHidden as="div">
          <YearsTable share={share} />
        </VisuallyHidden>
      </div>
      <YearWeeks share={share} />
      <PaperSheet title={`My twelve years: ${title}`} text={`${span}. 1 chooses first.`}>
        <YearsTable share={share} withWeeks />
      </PaperSheet>
    </Card>
  );
}
