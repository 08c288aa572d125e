import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  AdminPropertiesDocument,
  type AdminPropertiesQuery,
  type PropertyRecordQuery,
  usePropertyRecordQuery,
} from '../../../generated/graphql';
import { addressId } from '../../../lib/address/address-values';
import { propertyRecordPath } from '../../../lib/address/paths';
import { useOpenRecord } from '../../../lib/address/use-open-record';
import { usePagesAround } from '../../../lib/list/use-pages-around';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { Pencil } from '../../../ui/icon/icons';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Split } from '../../../ui/layout/Split';
import { Row, Stack } from '../../../ui/layout/Stack';
import { ActiveBadge } from '../../../ui/text/Badge';
import { DESK } from '../../../ui/theme/tokens';
import { type LoadedRecord, RecordPage, recordOptions, useOrigin } from '../RecordPage';
import { DeleteProperty } from './DeleteProperty';
import { OpenRequests, PropertySwaps } from './PropertyLists';
import { PropertyPages, PropertyPagesMenu } from './PropertyPages';
import { PropertyShares } from './PropertyShares';
import { PropertySide } from './PropertySide';
import { PropertyWeeks } from './PropertyWeeks';
import { EDIT_PARTS, type EditPart, type PropertyRecordParts } from './parts';

const pageOf = ({ adminProperties: { items, total } }: AdminPropertiesQuery) => ({
  ids: items.map(({ property }) => property.id),
  total,
});

/** /admin/properties/:id: everything about one property, live, with the dialogs of its row. */
export function PropertyRecordScreen(parts: PropertyRecordParts) {
  const id = addressId(useParams().id);
  const origin = useOrigin('properties', 'Properties');
  const around = usePagesAround(origin.list, id, AdminPropertiesDocument, pageOf);
  const query = usePropertyRecordQuery(recordOptions(id));
  const record = query.data?.propertyRecord;
  return (
    <RecordPage
      {...{ id, origin, query, around }}
      noun="property"
      pathOf={propertyRecordPath}
      record={record?.property.id === id ? record : undefined}
    >
      {(loaded) => <Content key={id} {...loaded} parts={parts} />}
    </RecordPage>
  );
}

interface ContentProps extends LoadedRecord<PropertyRecordQuery['propertyRecord']> {
  parts: PropertyRecordParts;
}

function Content({ record, parts, back, pager, onEdited }: ContentProps) {
  const edited = useOpenRecord('edit');
  const isDesk = useMediaQuery(DESK);
  const [share, setShare] = useState<number>();
  const editedPart = EDIT_PARTS.find((part) => part === edited.id);
  const { property, shares } = record;
  const { id, name, location, isActive } = property;
  const held = shares.filter(({ ownerId }) => ownerId !== null).length;
  const edit = (part: EditPart) => {
    setShare(undefined);
    edited.open(part);
  };
  const editButton = (part: EditPart, label: string) => (
    <Button
      size="small"
      variant="ghost"
      aria-label={`${label} of ${name}`}
      icon={<Pencil size={16} aria-hidden />}
      onClick={() => edit(part)}
    >
      Edit
    </Button>
  );
  // Work that waits for an administrator stands above the twelve owners, on a phone above the weeks too.
  const waits = {
    requests: record.openRequestCount > 0,
    swaps: record.swaps.some(({ status }) => status === 'PENDING'),
  };
  const requests = <OpenRequests record={record} requestStatus={parts.requestStatus} />;
  const swaps = <PropertySwaps record={record} swapStatus={parts.swapStatus} />;
  const waiting = (
    <>
      {waits.requests && requests}
      {waits.swaps && swaps}
    </>
  );
  const assign = (shareNumber: number) => {
    setShare(shareNumber);
    edited.open('owners');
  };
  const close = () => {
    setShare(undefined);
    edited.close();
    onEdited().catch(() => undefined);
  };
  return (
    <>
      <PageHeader
        title={name}
        text={
          <>
            <ActiveBadge isActive={isActive} /> {location} · {held} of {property.totalShares} shares
            have an owner
          </>
        }
        back={back}
        actions={
          <>
            {pager}
            <Row $gap={2}>
              <Button
                size="small"
                aria-label={`Edit ${name}`}
                icon={<Pencil size={16} aria-hidden />}
                onClick={() => edit('details')}
              >
                Edit
              </Button>
              {!isDesk && <PropertyPagesMenu id={id} name={name} />}
            </Row>
          </>
        }
      />
      <Stack $gap={5}>
        {isDesk && <PropertyPages id={id} name={name} />}
        {!isDesk && waiting}
        <PropertyWeeks record={record} />
        <Split>
          <Stack $gap={5}>
            {isDesk && waiting}
            <Card title="Shares and owners" actions={editButton('owners', 'Edit owners')}>
              <PropertyShares shares={shares} onAssign={assign} />
            </Card>
            {!waits.requests && requests}
            {!waits.swaps && swaps}
            {parts.latestActionsOf(id)}
          </Stack>
          <Stack $gap={5}>
            <PropertySide {...{ record, editButton }} draftStatus={parts.draftStatus} />
            <DeleteProperty record={record} listPath={back.to} />
          </Stack>
        </Split>
      </Stack>
      {editedPart &&
        parts.editorOf({
          ...{ propertyId: id, part: editedPart, share },
          onTab: edited.turnTo,
          onClose: close,
        })}
    </>
  );
}
