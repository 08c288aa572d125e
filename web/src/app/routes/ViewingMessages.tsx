import { MessageCircle } from 'lucide-react';
import { LinkButton } from '../../ui/button/LinkButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';

/** /messages in a view: says why they are not shown. */
export function ViewingMessages({ name }: { name: string }) {
  return (
    <Page>
      <PageHeader title="Messages" />
      <EmptyState
        icon={<MessageCircle size={28} />}
        title="Messages are private"
        text={`They are not shared while you view as ${name}.`}
        action={<LinkButton to="/calendar">Go to the calendar</LinkButton>}
      />
    </Page>
  );
}
