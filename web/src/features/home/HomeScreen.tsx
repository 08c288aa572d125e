import { LogOut, MessageCircle, ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { type CurrentUserPartsFragment, useMailboxCountsQuery } from '../../generated/graphql';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Page } from '../../ui/Page';
import { PageHeader } from '../../ui/PageHeader';
import { Row } from '../../ui/Stack';
import { space } from '../../ui/theme/tokens';

interface Props {
  user: CurrentUserPartsFragment;
  onLogout: () => void;
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: ${space[4]};
`;

/** The owner dashboard (spec §2). */
export function HomeScreen({ user, onLogout }: Props) {
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
      <Cards>
        <MessagesCard />
      </Cards>
    </Page>
  );
}

function Summary({ user }: { user: CurrentUserPartsFragment }) {
  const mayAdminister = user.isAdmin || user.userRole === 'ADMIN';
  return (
    <Row as="span">
      <span>
        User ID: {user.id} · Role: {user.userRole}
      </span>
      {mayAdminister && (
        <Badge tone="info" icon={<ShieldCheck aria-hidden />}>
          Admin access
        </Badge>
      )}
    </Row>
  );
}

function MessagesCard() {
  const { data } = useMailboxCountsQuery();
  const unread = data?.mailboxCounts.unread ?? 0;
  return (
    <Card
      to="/messages"
      title="Messages"
      text="Write to your fellow owners"
      icon={<MessageCircle size={22} aria-hidden />}
      actions={unread > 0 && <Badge tone="danger">{unread} unread</Badge>}
    />
  );
}
