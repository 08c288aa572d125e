import { type ReactNode, useState } from 'react';
import { type AdminPropertyPartsFragment, useAdminPropertyQuery } from '../../generated/graphql';
import { errorText } from '../../kit/error-text';
import { Dialog } from '../../ui/Dialog';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { Tabs } from '../../ui/Tabs';
import { PropertyDetailsForm } from './PropertyDetailsForm';
import { RotationAdjuster } from './RotationAdjuster';

interface Props {
  propertyId: number;
  ownersOf: (property: AdminPropertyPartsFragment) => ReactNode;
  onClose: () => void;
}

/** Spec §2: details, owners and rotation of one property, as the server has it now. */
export function EditPropertyDialog({ propertyId, ownersOf, onClose }: Props) {
  const { data, error, refetch } = useAdminPropertyQuery({
    variables: { id: propertyId },
    fetchPolicy: 'network-only',
  });
  const [reads, setReads] = useState(0);
  const readAgain = async () => {
    await refetch().catch(() => undefined);
    setReads(reads + 1);
  };
  const property = data?.property;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title="Edit Property"
      description={property && `${property.name}, ${property.location}`}
    >
      {property && (
        <PropertyTabs key={reads} {...{ property, ownersOf, onClose }} onReload={readAgain} />
      )}
      {!property && !error && <LoadingState />}
      {!property && error && (
        <ErrorState
          message={errorText(error, 'The property could not be loaded.')}
          onRetry={() => refetch()}
        />
      )}
    </Dialog>
  );
}

interface TabsProps {
  property: AdminPropertyPartsFragment;
  ownersOf: Props['ownersOf'];
  onReload: () => void;
  onClose: () => void;
}

function PropertyTabs({ property, ownersOf, onReload, onClose }: TabsProps) {
  // Other lists may refresh the property beneath: what counts is the version that was read or written here.
  const [version, setVersion] = useState(property.version);
  const change = { property, version, onReload };
  return (
    <Tabs
      label="Parts of the property"
      tabs={[
        {
          value: 'details',
          label: 'Details',
          content: <PropertyDetailsForm {...change} onSaved={onClose} onCancel={onClose} />,
        },
        { value: 'owners', label: 'Owners', content: ownersOf(property) },
        {
          value: 'rotation',
          label: 'Rotation',
          content: <RotationAdjuster {...change} onSaved={setVersion} />,
        },
      ]}
    />
  );
}
