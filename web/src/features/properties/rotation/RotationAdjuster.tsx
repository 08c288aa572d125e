import { useState } from 'react';
import {
  type AdminPropertyPartsFragment,
  type RotatingSharesQuery,
  useRotatingSharesQuery,
} from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { FormButtons } from '../../../ui/form/FormButtons';
import { FrameFooter } from '../../../ui/form/FormFrame';
import { Stack } from '../../../ui/layout/Stack';
import { RotationForm } from './RotationForm';
import { standingOf } from './rotation-choice';

interface Props {
  property: AdminPropertyPartsFragment;
  version: number;
  /** The year to set; defaults to this one. */
  rotationYear: number | undefined;
  /** Receives the property's new version. */
  onVersion: (version: number) => void;
  onReload: () => void;
  /** Opens the owners of its shares. */
  onOwners: () => void;
}

/** The full name of each share's owner. */
function ownersIn({ propertyShares }: RotatingSharesQuery) {
  const names = propertyShares.map(
    ({ shareNumber, ownerName, ownerLastName }) =>
      [shareNumber, [ownerName, ownerLastName].filter(Boolean).join(' ') || 'Vacant'] as const,
  );
  const owners = new Map(names);
  return (shareNumber: number) => owners.get(shareNumber) ?? 'Vacant';
}

/**
 * Sets who chooses first in a year, and how the years go on; the preview uses the same rules as the
 * server. Of a year that was drafted the order stays, so that the next one is set.
 */
export function RotationAdjuster({
  property,
  version,
  rotationYear = new Date().getFullYear(),
  onVersion,
  onReload,
  onOwners,
}: Props) {
  const [year, setYear] = useState(rotationYear);
  const { data, error, refetch } = useRotatingSharesQuery({
    variables: { propertyId: property.id, year },
    fetchPolicy: 'cache-and-network',
  });
  const next = data?.rotation.years.find((it) => !it.isHeld)?.year;
  if (data?.rotation.isHeld && next !== undefined && next !== year) setYear(next);
  if (!data) {
    return (
      <Stack>
        <NotLoaded {...{ error, refetch }} what="The shares" />
        <FormButtons>
          <FrameFooter />
        </FormButtons>
      </Stack>
    );
  }
  const standing = standingOf(data, property.totalShares);
  const save = async (saved: number) => {
    onVersion(saved);
    // The saved rotation shows even if it cannot be read again.
    await refetch().catch(() => undefined);
  };
  return (
    <Stack>
      {standing.takingPart.length === 0 && (
        <>
          <p>No active shares yet.</p>
          <div>
            <Button size="small" variant="secondary" onClick={onOwners}>
              Add owners
            </Button>
          </div>
        </>
      )}
      {year !== rotationYear && (
        <p>
          The weeks of {rotationYear} were drafted in their own order, which no longer changes. What
          you set here applies from {year} on.
        </p>
      )}
      <RotationForm
        {...{ property, version, standing, onReload }}
        ownerOf={ownersIn(data)}
        onVersion={save}
      />
    </Stack>
  );
}
