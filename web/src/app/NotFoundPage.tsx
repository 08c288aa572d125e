import { Compass } from 'lucide-react';
import { EmptyState } from '../ui/EmptyState';
import { LinkButton } from '../ui/LinkButton';
import { Page } from '../ui/Page';

export function NotFoundPage() {
  return (
    <Page>
      <title>Page not found · Fairweek</title>
      <EmptyState
        icon={<Compass size={28} />}
        title="We could not find that page"
        text="The address may be mistyped, or what was here has moved."
        action={<LinkButton to="/">Back to the dashboard</LinkButton>}
      />
    </Page>
  );
}
