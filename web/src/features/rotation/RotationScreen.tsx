import { skipToken } from '@apollo/client/react';
import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useRotationQuery } from '../../generated/graphql';
import { addressYear } from '../../lib/address/address-values';
import { calendarPath, myYearsPath } from '../../lib/address/paths';
import { useAddressChange } from '../../lib/address/use-address-change';
import { dayText } from '../../lib/dates/dates';
import { errorCode } from '../../lib/network/error-text';
import { useReadOnly } from '../../lib/read-only';
import { useMediaQuery } from '../../lib/screen/use-media-query';
import { LinkButton } from '../../ui/button/LinkButton';
import { Stepper } from '../../ui/choice/Stepper';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { lazyComponent } from '../../ui/feedback/lazy-component';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { CalendarDays, ChartNoAxesColumn, Users } from '../../ui/icon/icons';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Row, Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/text/Text';
import { box, color, DESK, font, space } from '../../ui/theme/tokens';
import { AbsentShares } from './AbsentShares';
import { CycleTable } from './CycleTable';
import { cycleYears, type Rotation } from './cycle';
import { myPlaces } from './my-places';
import { RotationPaper } from './RotationPaper';
import { RotationSkeleton } from './RotationSkeleton';
import { TurnList } from './TurnList';

/** The author of the first choice from which the years are counted, with date and reason. */
function RotationSetting({ setting }: { setting: NonNullable<Rotation['setting']> }) {
  const { year, reason, changedByName, changedAt } = setting;
  const who = changedByName ? ` by ${changedByName}` : '';
  return (
    <p>
      The first choice of {year} was set{who} on {dayText(changedAt)}
      {reason ? `: “${reason}”` : '.'}
    </p>
  );
}

/** The rules of draws come with their own file. */
const Draws = lazyComponent(
  async () => (await import('./draws/Draws')).Draws,
  <Skeleton height="6rem" />,
);

interface RotationScreenProps {
  /** Undefined until the property is known. */
  propertyId: string | undefined;
  switcher: ReactNode;
  /** The year that is drafted next, shown by default; undefined if none, null until known. */
  nextYear?: number | null | undefined;
  /** A link to the property's draft. */
  draftLink?: ReactNode;
  isAdministrator?: boolean;
}

const Bar = styled.div`
  ${box.wrap(3, 5)};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space[5]};
`;

/** A draw that is news comes first. */
const Section = styled.section`
  &:has([data-news]) {
    order: -1;
  }
  h2 {
    margin-bottom: ${space[3]};
    ${font.size('title')};
  }
  > p {
    max-width: 42rem;
    color: ${color.textMuted};
    text-wrap: pretty;
  }
`;

/** Shown only while a part of the table is out of sight. */
const MoreAside = styled.p`
  display: none;
  margin-bottom: ${space[3]};
  &:has(+ * [data-after]),
  &:has(+ * [data-before]) {
    display: block;
  }
`;

/** The year in the address, else the one drafted next, else this year; null until known. */
const yearOf = (text: string | null, nextYear: number | null | undefined) =>
  text === null && nextYear !== undefined ? nextYear : addressYear(text);

/**
 * /rotation: the order of choice with its reasons, and when the user's shares choose first (spec
 * §4).
 */
export function RotationScreen({
  propertyId,
  switcher,
  nextYear,
  draftLink,
  isAdministrator = false,
}: RotationScreenProps) {
  const [params] = useSearchParams();
  const change = useAddressChange();
  const isDesk = useMediaQuery(DESK);
  const asked = yearOf(params.get('year'), nextYear);
  const year = asked ?? addressYear(null);
  const { data, error, refetch } = useRotationQuery(
    propertyId === undefined || asked === null
      ? skipToken
      : { variables: { propertyId, year }, fetchPolicy: 'cache-and-network' },
  );
  // Loaded data stays visible while the server is failing, but not after a refusal.
  const isRefused = errorCode(error) === 'FORBIDDEN';
  const rotation = isRefused ? undefined : data?.rotation;
  const step = (to: number) => ({
    label: `Year ${to}`,
    onClick: () => change({ year: to }),
  });
  const places = rotation && myPlaces(rotation);
  return (
    <Page>
      <PageHeader
        title="Rotation"
        text={switcher ? undefined : rotation?.propertyName}
        actions={
          <Row $nowrap>
            {isDesk && draftLink}
            {switcher}
            {/* There from the start, because its line would push the rest down. */}
            {!isRefused && (
              <LinkButton
                variant="secondary"
                icon={<CalendarDays size={18} aria-hidden />}
                to={calendarPath({ propertyId, year })}
              >
                Calendar
              </LinkButton>
            )}
          </Row>
        }
      />
      <Bar>
        <Stepper previous={step(year - 1)} next={step(year + 1)}>
          {String(year)}
        </Stepper>
        {places && <MyPlaces {...{ places, propertyId }} />}
      </Bar>
      {rotation && <YearOrder {...{ rotation, isAdministrator }} />}
      {rotation && !isDesk && <Row style={{ marginTop: space[5] }}>{draftLink}</Row>}
      {!rotation && (
        <NotLoaded {...{ error, isRefused, refetch }} what="The rotation">
          <RotationSkeleton />
        </NotLoaded>
      )}
    </Page>
  );
}

/** Drawn lots, for the owners of the house and administrators. */
function HouseDraws({ rotation, isAdministrator }: ComponentProps<typeof Draws>) {
  const isReadOnly = useReadOnly();
  const isOwner = [...rotation.turns, ...rotation.absent].some(({ isMine }) => isMine);
  if (isReadOnly || (!isOwner && !isAdministrator)) return null;
  return (
    <Section>
      <h2>Drawn by lot</h2>
      <Draws {...{ rotation, isAdministrator }} />
    </Section>
  );
}

interface MyPlacesProps {
  places: NonNullable<ReturnType<typeof myPlaces>>;
  propertyId: string | undefined;
}

function MyPlaces({ places, propertyId }: MyPlacesProps) {
  // The years are private to the owner, so not for an administrator who views as another user.
  const isReadOnly = useReadOnly();
  return (
    <>
      <Text as="p" $size="large" $wrap="balance">
        {places.now} {places.ahead}
      </Text>
      {!isReadOnly && (
        <LinkButton
          variant="secondary"
          icon={<ChartNoAxesColumn size={18} aria-hidden />}
          to={myYearsPath(propertyId)}
        >
          My twelve years
        </LinkButton>
      )}
    </>
  );
}

function YearOrder({ rotation, isAdministrator }: ComponentProps<typeof Draws>) {
  const { turns, absent, year, explanation, isHeld, setting } = rotation;
  if (turns.length === 0) {
    return (
      <EmptyState
        icon={<Users size={28} />}
        title="No shares yet"
        text="Once a share of this property has an owner, the order of choice appears here."
      />
    );
  }
  const years = cycleYears(rotation);
  return (
    <Stack $gap={7}>
      <RotationPaper rotation={rotation} />
      <Section>
        <h2>The order of {year}</h2>
        {isHeld && (
          <Text as="p" $below={3}>
            The draft of {year} opened in this order, and it no longer changes.
          </Text>
        )}
        <TurnList turns={turns} />
        <AbsentShares shares={absent} />
      </Section>
      <Section>
        <h2>
          {years.length === 1 ? `The year ${year}` : `The ${years.length} years from ${year}`}
        </h2>
        <MoreAside>Scroll sideways for the years to {years.at(-1)}.</MoreAside>
        <CycleTable rotation={rotation} />
      </Section>
      <Section>
        <h2>How it works</h2>
        <p>The first share in a year chooses weeks before all others. {explanation}</p>
        {setting && <RotationSetting setting={setting} />}
      </Section>
      <HouseDraws {...{ rotation, isAdministrator }} />
    </Stack>
  );
}
