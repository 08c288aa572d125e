import { LinkButton } from '../../ui/button/LinkButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Compass } from '../../ui/icon/icons';
import { Page } from '../../ui/layout/Page';
import { VisuallyHidden } from '../../ui/text/hidden';

export function NotFoundPage() {
  return (
    <Page>
      <title>Page not found · Fairweek</title>
      <VisuallyHidden as="h1">Page not found</VisuallyHidden>
      <EmptyState
        icon={<Compass size={28} />}
        title="We could not find that page"
        text="The address may be mistyped, or what was here has moved."
        action={<LinkButton to="/">Back to the dashboard</LinkButton>}
      />
    </Page>
  );
}
