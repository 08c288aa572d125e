import { useState } from 'react';
import type { SessionUser } from '../../features/auth/session/session';
import { NewDocument } from '../../features/documents/editing/NewDocument';
import { AgreeDialog } from '../../features/draft/plan/AgreeDialog';
import { NoDraft } from '../../features/draft/plan/NoDraft';
import { COLUMNS_STEP, ImportScreen } from '../../features/imports/ImportScreen';
import { InviteImported } from '../../features/people/invitations/InviteImported';
import { InviteSeveral } from '../../features/people/invitations/InviteSeveral';
import { ArrivalForm } from '../../features/properties/arrival/ArrivalForm';
import { NewPropertyForm } from '../../features/properties/editing/AddPropertyForm';
import { EditPropertyDialog } from '../../features/properties/editing/EditPropertyDialog';
import { PropertyStep } from '../../features/properties/editing/PropertyStep';
import { RotationAdvice } from '../../features/properties/rotation/RotationAdvice';
import { DraftLines } from '../../features/records/property/DraftLines';
import {
  NewPropertyScreen,
  PropertySetupScreen,
  type SetupParts,
} from '../../features/records/setup/PropertySetupScreen';
import { SetupDocuments } from '../../features/records/setup/SetupDocuments';
import { ownersWithoutAccess, setupYear } from '../../features/records/setup/steps';
import { ShareOwners } from '../../features/shares/ShareOwners';
import { SeasonEditor } from '../../features/weeks/seasons/SeasonEditor';
import type { PropertyRecordQuery } from '../../generated/graphql';
import { addressId } from '../../lib/address/address-values';
import { useAddressChange } from '../../lib/address/use-address-change';
import { people } from '../../lib/text/format';
import { Button } from '../../ui/button/Button';
import { Row, Stack } from '../../ui/layout/Stack';
import { AdminGate } from './AdminGate';
import { PROPERTY_PARTS } from './property-parts';
import { STATUS_PARTS } from './status-parts';
import { useLivePanel } from './use-live-panel';

/** Invites the owners who cannot sign in yet; nothing where all can. */
function InviteOwners({ userIds }: { userIds: readonly string[] }) {
  if (userIds.length === 0) return null;
  return (
    <InviteSeveral
      input={{ userIds: [...userIds] }}
      count={userIds.length}
      label={`Invite ${people(userIds.length)} without a password`}
    />
  );
}

/** Offers to mark a year whose weeks are given, of which no draft is planned any more. */
function BegunYear({ propertyId, year }: { propertyId: string; year: number }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Row $justify="space-between">
        <p>The weeks of {year} are given already: it needs no draft.</p>
        <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
          Mark {year} as agreed
        </Button>
      </Row>
      {isAsking && (
        <AgreeDialog {...{ propertyId, year }} isAgreed={false} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** Imports a sheet of the house in place of its step; the address holds the import. */
function HouseSheet({
  property: { id, name },
  kind,
  chosen,
  closeLabel,
}: Parameters<SetupParts['sheetOf']>[0]) {
  const change = useAddressChange();
  return (
    <ImportScreen
      of={{ house: { id, name }, kind }}
      id={addressId(chosen)}
      isMatching={chosen === COLUMNS_STEP}
      inviteOf={({ id, invitations }) => <InviteImported importId={id} invitations={invitations} />}
      onChoose={(step) => change({ import: step })}
      onClose={() => change({ import: null })}
      closeLabel={closeLabel}
    />
  );
}

interface FirstDraftProps {
  record: PropertyRecordQuery['propertyRecord'];
  refresh: () => Promise<unknown>;
}

/** Plans the first draft, with the fairest rotation if an administrator chooses it. */
function FirstDraft({ record, refresh }: FirstDraftProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { property, drafts } = record;
  const about = { propertyId: property.id, year: setupYear(record) };
  const begun = record.years.find(
    ({ year, bookedWeeks, isAgreedOutside }) =>
      year < about.year && bookedWeeks > 0 && !isAgreedOutside,
  );
  return (
    <Stack>
      {begun && <BegunYear propertyId={property.id} year={begun.year} />}
      {isChoosing ? (
        <EditPropertyDialog
          {...PROPERTY_PARTS}
          propertyId={property.id}
          part="rotation"
          rotationYear={about.year}
          onClose={() => setChoosing(false)}
        />
      ) : (
        <RotationAdvice {...about} onChoose={() => setChoosing(true)} />
      )}
      {drafts.length > 0 ? (
        <DraftLines
          propertyId={property.id}
          drafts={drafts}
          draftStatus={STATUS_PARTS.draftStatus}
        />
      ) : (
        <NoDraft
          {...about}
          mayManage
          refresh={refresh}
          question={<h3>How do the weeks of {about.year} get their owners?</h3>}
        />
      )}
      <InviteOwners userIds={ownersWithoutAccess(record)} />
    </Stack>
  );
}

const PARTS: SetupParts = {
  creationOf: (onCreated) => <NewPropertyForm onCreated={onCreated} />,
  detailsOf: (change) => <PropertyStep part="place" {...change} />,
  sharesOf: (change) => <PropertyStep part="shares" {...change} />,
  ownersOf: ({ property: { id, totalShares }, withoutAccess }) => (
    <ShareOwners propertyId={id} totalShares={totalShares}>
      <InviteOwners userIds={withoutAccess} />
    </ShareOwners>
  ),
  sheetOf: (step) => <HouseSheet {...step} />,
  seasonsOf: (propertyId, year) => <SeasonEditor propertyId={propertyId} firstYear={year} />,
  documentsOf: ({ record, onWritten }) => (
    <SetupDocuments
      record={record}
      newDocument={<NewDocument propertyId={record.property.id} onSaved={onWritten} />}
      arrival={<ArrivalForm propertyId={record.property.id} />}
    />
  ),
  draftOf: (record, refresh) => <FirstDraft {...{ record, refresh }} />,
};

/** The first step of setting up a property, for administrators' sessions. */
export function AdminNewPropertyRoute({ user }: { user: SessionUser }) {
  return (
    <AdminGate user={user} tab="properties">
      <NewPropertyScreen {...PARTS} />
    </AdminGate>
  );
}

/** The steps in which a property is set up, for administrators' sessions. */
export function AdminSetupRoute({ user }: { user: SessionUser }) {
  return (
    <AdminGate user={user} tab="properties">
      <LiveSetup />
    </AdminGate>
  );
}

function LiveSetup() {
  useLivePanel();
  return <PropertySetupScreen {...PARTS} />;
}
