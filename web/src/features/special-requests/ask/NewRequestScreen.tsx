import { useAdministratorsQuery, useRequestablePropertiesQuery } from '../../../generated/graphql';
import { WriteButton } from '../../../ui/button/WriteButton';
import type { Picker } from '../../../ui/choice/picker';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { House } from '../../../ui/icon/icons';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { RequestForm } from './RequestForm';

interface Props {
  /** For users who may make requests for any property. */
  PropertyPicker?: Picker | undefined;
}

/** /requests/new: makes a special request (spec §3). */
export function NewRequestScreen(props: Props) {
  return (
    <Page width="narrow">
      <PageHeader
        title="Special request"
        text="A cot, a late check-out, a dripping tap: let us know, and someone will take care of it."
        back={{ to: '/requests', label: 'Requests' }}
      />
      <Content {...props} />
    </Page>
  );
}

function Content({ PropertyPicker }: Props) {
  const { data, error, refetch } = useRequestablePropertiesQuery({
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    return <NotLoaded {...{ error, refetch }} what="Your properties" />;
  }
  const properties = data.requestableProperties;
  if (properties.length === 0 && !PropertyPicker) {
    return <NoProperty />;
  }
  const [next] = data.myStays;
  return <RequestForm nextId={next?.propertyId} {...{ properties, PropertyPicker }} />;
}

function NoProperty() {
  const { data } = useAdministratorsQuery();
  return (
    <EmptyState
      icon={<House size={28} />}
      title="No property yet"
      text="Ask your administrator to link you to a property."
      action={<WriteButton person={data?.administrators[0]} />}
    />
  );
}
