import { type ReactNode, useState } from 'react';
import { type AdminPropertyPartsFragment, useAdminPropertyQuery } from '../../../generated/graphql';
import { LeaveButton } from '../../../ui/button/LeaveButton';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { FormFrame } from '../../../ui/form/FormFrame';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Tabs } from '../../../ui/tabs/Tabs';
import { ArrivalForm } from '../arrival/ArrivalForm';
import { PicturesForm } from '../pictures/PicturesForm';
import { RotationAdjuster } from '../rotation/RotationAdjuster';
import { PropertyDetailsForm } from './PropertyDetailsForm';

/** Sections from other features, edited in this dialog. */
export interface PropertyParts {
  /** The owners of its shares; that of a `share`, if any, has the focus. */
  ownersOf: (property: AdminPropertyPartsFragment, share: number | undefined) => ReactNode;
  /** The seasons, holidays and maintenance weeks. */
  seasonsOf: (property: AdminPropertyPartsFragment) => ReactNode;
}

interface Props extends PropertyParts {
  propertyId: string;
  /** The tab that is open at first; defaults to the details. */
  part?: string;
  /** The share whose owner is typed first. */
  share?: number | undefined;
  /** The year whose rotation is set; defaults to this one (spec §2). */
  rotationYear?: number;
  /** Called with each tab that is opened. */
  onTab?: (part: string) => void;
  onClose: () => void;
}

/**
 * Edits the details, owners, rotation and seasons of one property (spec §2). Each tab is left with
 * Cancel or Close; one that is saved closes the dialog, or leads to the next that is not saved.
 */
export function EditPropertyDialog({ propertyId, part, share, onTab, onClose, ...parts }: Props) {
  const [tab, setTab] = useState(part ?? 'details');
  const { data, error, refetch } = useAdminPropertyQuery({
    variables: { id: propertyId },
    fetchPolicy: 'network-only',
  });
  const [isReading, setReading] = useState(false);
  const readAgain = async () => {
    setReading(true);
    await refetch().catch(() => undefined);
    setReading(false);
  };
  const property = isReading ? undefined : data?.property;
  return (
    <Dialog
      onClose={onClose}
      size="large"
      isSteady
      title="Edit Property"
      description={property && `${property.name}, ${property.location}`}
    >
      {property ? (
        <PropertyTabs
          {...{ property, tab, share, onClose, ...parts }}
          onTab={(next) => {
            setTab(next);
            onTab?.(next);
          }}
          onReload={readAgain}
        />
      ) : (
        <NotLoaded error={isReading ? undefined : error} refetch={refetch} what="The property" />
      )}
    </Dialog>
  );
}

interface TabsProps extends PropertyParts {
  rotationYear?: number;
  tab: string;
  share: number | undefined;
  onTab: (tab: string) => void;
  property: AdminPropertyPartsFragment;
  onReload: () => void;
  onClose: () => void;
}

function PropertyTabs({ property, rotationYear, onTab, onReload, onClose, ...parts }: TabsProps) {
  const { tab, share, ownersOf, seasonsOf } = parts;
  // Other queries may refresh the property in the cache; use the version read or written here.
  const [version, setVersion] = useState(property.version);
  const frame = { back: <LeaveButton onLeave={onClose}>Cancel</LeaveButton>, onSaved: onClose };
  // Where each row or the year is saved by its own button, nothing saved is taken back.
  const close = { back: <LeaveButton onLeave={onClose}>Close</LeaveButton> };
  const change = { property, version, onVersion: setVersion, onReload };
  return (
    <FormFrame value={frame}>
      <Tabs
        label="Parts of the property"
        keepsSeen
        value={tab}
        onValueChange={onTab}
        tabs={[
          {
            value: 'details',
            label: 'Details',
            content: <PropertyDetailsForm {...change} />,
          },
          {
            value: 'arrival',
            label: 'Arrival',
            content: <ArrivalForm propertyId={property.id} />,
          },
          {
            value: 'pictures',
            label: 'Pictures',
            content: (
              <FormFrame value={close}>
                <PicturesForm propertyId={property.id} />
              </FormFrame>
            ),
          },
          {
            value: 'owners',
            label: 'Owners',
            content: <FormFrame value={close}>{ownersOf(property, share)}</FormFrame>,
          },
          {
            value: 'rotation',
            label: 'Rotation',
            content: (
              <RotationAdjuster
                {...change}
                rotationYear={rotationYear}
                onOwners={() => onTab('owners')}
              />
            ),
          },
          {
            value: 'seasons',
            label: 'Seasons',
            content: <FormFrame value={close}>{seasonsOf(property)}</FormFrame>,
          },
        ]}
      />
    </FormFrame>
  );
}
