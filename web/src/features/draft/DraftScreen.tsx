import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { calendarPath, panelPath } from '../../lib/address/paths';
import { useAddressChange } from '../../lib/address/use-address-change';
import { type ListState, listOf } from '../../lib/list/list-state';
import { LinkButton } from '../../ui/button/LinkButton';
import { Stepper } from '../../ui/choice/Stepper';
import { lazyComponent } from '../../ui/feedback/lazy-component';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { CalendarDays } from '../../ui/icon/icons';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Row, Stack } from '../../ui/layout/Stack';
import { thumb } from '../../ui/theme/tokens';
import { DraftSkeleton } from './DraftSkeleton';
import { DraftTabs } from './DraftTabs';
import { myTurn } from './room/room';
import { useDraft } from './use-draft';
import { useDraftTitle } from './use-draft-title';
import { useDraftYear } from './use-draft-year';

/** Administrators' alone. */
const DraftPager = lazyComponent(
  async () => (await import('./company/DraftPager')).DraftPager,
  null,
);

interface DraftScreenProps {
  /** Undefined until the property is known. */
  propertyId: string | undefined;
  switcher: ReactNode;
  /** An administrator's session: can plan, open, pause and undo. */
  mayManage: boolean;
}

/** The way back to the list as it was, or for an administrator to all drafts. */
function backOf(list: ListState | null, mayManage: boolean) {
  const to = list?.from ?? (mayManage ? panelPath('drafts') : undefined);
  return to === undefined ? {} : { back: { to, label: 'Drafts' } };
}

/** /draft: owners choose a property's weeks for a year, updated live. */
export function DraftScreen({ propertyId, switcher, mayManage }: DraftScreenProps) {
  const [params] = useSearchParams();
  const change = useAddressChange();
  const list = listOf(useLocation().state);
  const year = useDraftYear(propertyId, params.get('year'));
  const { room, news, isRefused, error, refetch } = useDraft({ propertyId, year });
  const { title, tabTitle } = useDraftTitle({ propertyId, year, mayManage });
  const step = (by: number) => ({
    label: `Year ${(year ?? 0) + by}`,
    onClick: () => change({ year: (year ?? 0) + by }, { state: list }),
  });
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        tabTitle={room && myTurn(room) ? `Your turn · ${tabTitle}` : tabTitle}
        isTitleCut={mayManage}
        {...backOf(list, mayManage)}
        text={!mayManage && !switcher ? room?.draft.propertyName : undefined}
        actions={
          <Row $nowrap>
            {switcher}
            <LinkButton
              variant="secondary"
              icon={<CalendarDays size={18} aria-hidden />}
              to={calendarPath({ propertyId, year })}
            >
              Calendar
            </LinkButton>
          </Row>
        }
      />
      <Stack $gap={2}>
        <Row $justify="space-between" style={{ minHeight: thumb }}>
          {year !== undefined && (
            <Stepper previous={step(-1)} next={step(1)}>
              {String(year)}
            </Stepper>
          )}
          {list && propertyId !== undefined && year !== undefined && (
            <DraftPager {...{ propertyId, year, list }} />
          )}
        </Row>
        {room === undefined && (
          <NotLoaded {...{ error, isRefused, refetch }} what="The draft">
            <DraftSkeleton />
          </NotLoaded>
        )}
        {room !== undefined && propertyId !== undefined && year !== undefined && (
          <DraftTabs
            key={`${propertyId} ${year}`}
            {...{ propertyId, year, room, news, mayManage }}
            refresh={refetch}
          />
        )}
      </Stack>
    </Page>
  );
}
