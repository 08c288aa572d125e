import { LinkButton } from '../../ui/button/LinkButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Lock } from '../../ui/icon/icons';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';

interface Props {
  /** The page's name: 'Messages'. */
  label: string;
  /** First name of the viewed user. */
  name: string;
}

/** A page that is left out of a view: says why. */
export function PrivateScreen({ label, name }: Props) {
  return (
    <Page>
      <PageHeader title={label} />
      <EmptyState
        icon={<Lock size={28} />}
        title="This page is not part of a view"
        text={`Messages, wish lists and swap wishes stay private while you view as ${name}.`}
        action={<LinkButton to="/calendar">Go to the calendar</LinkButton>}
      />
    </Page>
  );
}
