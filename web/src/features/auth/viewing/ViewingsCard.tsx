import { isAdministrator } from '@rules/auth';
import { useMyViewingsQuery } from '../../../generated/graphql';
import { momentText } from '../../../lib/dates/dates';
import { Card } from '../../../ui/card/Card';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { Eye } from '../../../ui/icon/icons';
import { Facts } from '../../../ui/text/Facts';
import { useSession } from '../session/session';

const EXPECTED_HEIGHT = '2rem';

function Viewings() {
  const { data, error, refetch } = useMyViewingsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return <NotLoaded {...{ error, refetch }} what="The list of views" height={EXPECTED_HEIGHT} />;
  if (data.myViewings.length === 0) return <p>No administrator has viewed your account so far.</p>;
  return (
    <Facts
      facts={data.myViewings.map(
        ({ viewerName, startedAt }) => [momentText(startedAt), viewerName] as const,
      )}
    />
  );
}

/** Which administrators have seen the application as the user does, and when. */
export function ViewingsCard() {
  const { user } = useSession();
  // No one can view as an administrator.
  if (!user || isAdministrator(user)) return null;
  return (
    <Card
      title="Viewed by administrators"
      text="To help you, an administrator can see your calendar, rotation, properties, documents and requests as you do. While viewing, they cannot change anything, and never see your messages, wish lists or swaps."
      icon={<Eye size={22} aria-hidden />}
    >
      <Viewings />
    </Card>
  );
}
