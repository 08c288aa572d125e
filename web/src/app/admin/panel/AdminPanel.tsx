import { useState } from 'react';
import { AuditTab } from '../../../features/audit/AuditTab';
import { LatestActions } from '../../../features/audit/LatestActions';
import { type SessionUser, useSession } from '../../../features/auth/session/session';
import { CompanyDraftsTab } from '../../../features/draft/company/CompanyDraftsTab';
import { MailTab } from '../../../features/mail/MailTab';
import { UserFilter, UserPicker } from '../../../features/people/UserPicker';
import { UsersTab } from '../../../features/people/UsersTab';
import { PropertyFilter, PropertyPicker } from '../../../features/properties/choice/PropertyPicker';
import { PropertiesAdminTab } from '../../../features/properties/PropertiesAdminTab';
import { AnalyticsTab } from '../../../features/reports/analytics/AnalyticsTab';
import { ReportsTab } from '../../../features/reports/ReportsTab';
import { RequestsAdminTab } from '../../../features/special-requests/admin/RequestsAdminTab';
import { WeekSwapsTab } from '../../../features/swaps/admin/WeekSwapsTab';
import { useAdminFigures } from '../../../features/system/admin-figures';
import { SystemTab } from '../../../features/system/SystemTab';
import { WaitingBand } from '../../../features/system/WaitingBand';
import { fullName } from '../../../lib/text/names';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Notice } from '../../../ui/feedback/Notice';
import { LayoutDashboard, Palette } from '../../../ui/icon/icons';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Row } from '../../../ui/layout/Stack';
import { Tabs } from '../../../ui/tabs/Tabs';
import { DeskText } from '../../../ui/text/hidden';
import { AccountThemeDialog } from '../../shell/AccountThemeDialog';
import { PROPERTY_PARTS, SeasonCopier } from '../property-parts';
import { useLivePanel } from '../use-live-panel';
import { USER_PARTS } from '../user-parts';
import { SectionMenu } from './SectionMenu';
import { SharesPanel } from './SharesPanel';
import { usePanelTab } from './use-panel-tab';

/** The users, of whom one is the administrator's own account. */
const UsersPanel = () => <UsersTab {...USER_PARTS} ownId={useSession().user?.id} />;

/** All tabs by their name in the address, in the spec's order; those beyond it stand apart. */
const tabs = [
  {
    value: 'analytics',
    label: 'Analytics',
    content: (
      <>
        <WaitingBand />
        <AnalyticsTab latestActions={<LatestActions />} />
      </>
    ),
  },
  { value: 'reports', label: 'Reports', content: <ReportsTab PropertyPicker={PropertyPicker} /> },
  {
    value: 'requests',
    label: 'Special Requests',
    isWaiting: true,
    content: <RequestsAdminTab {...{ PropertyPicker, PropertyFilter, UserFilter }} />,
  },
  { value: 'shares', label: 'Share Management', content: <SharesPanel /> },
  {
    value: 'properties',
    label: 'Properties',
    content: <PropertiesAdminTab {...PROPERTY_PARTS} />,
  },
  {
    value: 'users',
    label: 'Users',
    content: <UsersPanel />,
  },
  {
    value: 'swaps',
    label: 'Week Swaps',
    isWaiting: true,
    content: <WeekSwapsTab {...{ PropertyPicker, UserPicker, PropertyFilter }} />,
  },
  {
    value: 'drafts',
    label: 'Drafts',
    isApart: true,
    content: <CompanyDraftsTab PropertyPicker={PropertyPicker} SeasonCopier={SeasonCopier} />,
  },
  {
    value: 'audit',
    label: 'Audit Log',
    isApart: true,
    content: <AuditTab PropertyFilter={PropertyFilter} UserFilter={UserFilter} />,
  },
  { value: 'system', label: 'System', isApart: true, isWaiting: true, content: <SystemTab /> },
  { value: 'mail', label: 'Mail', isApart: true, content: <MailTab /> },
];

/**
 * The admin panel (spec §2); the address holds the tab, and what the tab shows.
 */
export function AdminPanel({ user }: { user: SessionUser }) {
  const [isChoosingTheme, setChoosingTheme] = useState(false);
  const { tab: wanted, openTab } = usePanelTab();
  const { data } = useAdminFigures();
  const problems = data?.systemStatus.problems;
  const { users, properties, shares } = data?.adminCounts ?? {};
  const counts: Partial<Record<string, number | undefined>> = {
    ...{ users, properties, shares },
    swaps: data?.adminWaiting.figures.find(({ kind }) => kind === 'SWAPS')?.count,
    requests: data?.specialRequestCounts.pending,
    system: problems?.length || undefined,
  };
  useLivePanel();
  const [first] = tabs;
  const countedTabs = tabs.map((one) => ({ ...one, count: counts[one.value] }));
  const tab = tabs.find(({ value }) => value === wanted) ?? first;
  return (
    <Page width="wide" slim>
      {problems?.[0] && tab?.value !== 'system' && (
        <Notice
          message={problems[0]}
          action={{ label: 'Show system', onClick: () => openTab('system') }}
        />
      )}
      <PageHeader
        slim
        title="Admin Panel"
        text={`Welcome, ${fullName(user)}`}
        actions={
          <Row $gap={2} $nowrap>
            <Button
              size="small"
              variant="secondary"
              icon={<Palette size={16} aria-hidden />}
              onClick={() => setChoosingTheme(true)}
            >
              <DeskText>Theme</DeskText>
            </Button>
            <LinkButton
              to="/"
              size="small"
              variant="secondary"
              icon={<LayoutDashboard size={16} aria-hidden />}
            >
              <DeskText>Back to Dashboard</DeskText>
            </LinkButton>
          </Row>
        }
      />
      <Tabs
        label="Administration"
        dense
        tabs={countedTabs}
        value={tab?.value ?? ''}
        onValueChange={openTab}
        phoneMenu={<SectionMenu tabs={countedTabs} current={tab?.value} onOpen={openTab} />}
      />
      <AccountThemeDialog open={isChoosingTheme} onClose={() => setChoosingTheme(false)} />
    </Page>
  );
}
