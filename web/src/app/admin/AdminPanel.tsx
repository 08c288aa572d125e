import { Palette } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuditTab } from '../../features/audit/AuditTab';
import { LatestActions } from '../../features/audit/LatestActions';
import { UserSecondFactor } from '../../features/auth/account/UserSecondFactor';
import type { SessionUser } from '../../features/auth/session/session';
import { MailTab } from '../../features/mail/MailTab';
import { UsersTab } from '../../features/people/UsersTab';
import { PropertiesAdminTab } from '../../features/properties/PropertiesAdminTab';
import { PropertyPicker } from '../../features/properties/PropertyPicker';
import { AnalyticsTab } from '../../features/reports/analytics/AnalyticsTab';
import { useAdminCounts } from '../../features/reports/analytics/use-admin-counts';
import { ReportsTab } from '../../features/reports/ReportsTab';
import { UserHandover } from '../../features/shares/handover/UserHandover';
import { ShareOwners } from '../../features/shares/ShareOwners';
import { UserShares } from '../../features/shares/UserShares';
import { useLiveRequests } from '../../features/special-requests/admin/live-requests';
import { RequestsAdminTab } from '../../features/special-requests/admin/RequestsAdminTab';
import { WeekSwapsTab } from '../../features/swaps/admin/WeekSwapsTab';
import { SystemTab } from '../../features/system/SystemTab';
import { useSystemProblems } from '../../features/system/use-system-problems';
import { SeasonEditor } from '../../features/weeks/seasons/SeasonEditor';
import { useAddressChange } from '../../lib/address/use-address-change';
import { fullName } from '../../lib/names';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { Notice } from '../../ui/feedback/Notice';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Tabs } from '../../ui/layout/Tabs';
import { AccountThemeDialog } from '../shell/AccountThemeDialog';
import { SharesPanel } from './SharesPanel';
import { useLivePanel } from './use-live-panel';

/** All tabs by their name in the address, in the spec's order. */
const tabs = [
  {
    value: 'analytics',
    label: 'Analytics',
    content: <AnalyticsTab latestActions={<LatestActions />} />,
  },
  { value: 'reports', label: 'Reports', content: <ReportsTab /> },
  {
    value: 'requests',
    label: 'Special Requests',
    isWaiting: true,
    content: <RequestsAdminTab PropertyPicker={PropertyPicker} />,
  },
  { value: 'shares', label: 'Share Management', content: <SharesPanel /> },
  {
    value: 'properties',
    label: 'Properties',
    content: (
      <PropertiesAdminTab
        ownersOf={(property) => (
          <ShareOwners propertyId={property.id} totalShares={property.totalShares} />
        )}
        seasonsOf={(propertyId) => <SeasonEditor propertyId={propertyId} />}
      />
    ),
  },
  {
    value: 'users',
    label: 'Users',
    content: (
      <UsersTab
        PropertyPicker={PropertyPicker}
        sharesOf={(user, onChanged) => (
          <>
            <UserShares {...user} PropertyPicker={PropertyPicker} onChanged={onChanged} />
            <UserSecondFactor userId={user.id} name={fullName(user)} />
          </>
        )}
        handoverOf={(userId) => <UserHandover userId={userId} />}
      />
    ),
  },
  {
    value: 'swaps',
    label: 'Week Swaps',
    content: <WeekSwapsTab PropertyPicker={PropertyPicker} />,
  },
  { value: 'audit', label: 'Audit Log', content: <AuditTab /> },
  { value: 'system', label: 'System', isWaiting: true, content: <SystemTab /> },
  { value: 'mail', label: 'Mail', content: <MailTab /> },
];

/**
 * The admin panel (spec §2); the address holds the tab, so that it can be linked and Back leaves
 * it.
 */
export function AdminPanel({ user }: { user: SessionUser }) {
  const [isChoosingTheme, setChoosingTheme] = useState(false);
  const [params] = useSearchParams();
  const change = useAddressChange();
  const requests = useLiveRequests().counts?.pending;
  const problems = useSystemProblems();
  const counts: Partial<Record<string, number | undefined>> = {
    ...useAdminCounts(),
    requests,
    system: problems?.length || undefined,
  };
  useLivePanel();
  const wanted = params.get('tab');
  const [first] = tabs;
  const tab = tabs.find(({ value }) => value === wanted) ?? first;
  return (
    <Page width="wide">
      <PageHeader
        title="Admin Panel"
        text={`Welcome, ${fullName(user)}`}
        actions={
          <>
            <Button
              variant="secondary"
              icon={<Palette size={18} aria-hidden />}
              onClick={() => setChoosingTheme(true)}
            >
              Theme
            </Button>
            <LinkButton to="/" variant="secondary">
              Back to Dashboard
            </LinkButton>
          </>
        }
      />
      {problems?.[0] && tab?.value !== 'system' && (
        <Notice
          message={problems[0]}
          action={{ label: 'Show system', onClick: () => change({ tab: 'system' }) }}
        />
      )}
      <Tabs
        label="Administration"
        tabs={tabs.map((one) => ({ ...one, count: counts[one.value] }))}
        value={tab?.value ?? ''}
        onValueChange={(value) => change({ tab: value })}
      />
      <AccountThemeDialog open={isChoosingTheme} onClose={() => setChoosingTheme(false)} />
    </Page>
  );
}
