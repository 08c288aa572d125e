import { useState } from 'react';
import type { AdminPropertyPartsFragment } from '../../../generated/graphql';
import { useAnyUnsaved } from '../../../ui/unsaved/unsaved';
import { PropertyDetailsForm } from './PropertyDetailsForm';

interface Props {
  part: 'place' | 'shares';
  property: AdminPropertyPartsFragment;
  /** Reads the property again after someone else's change. */
  onReload: () => Promise<AdminPropertyPartsFragment | undefined>;
}

/**
 * The details of a property as a step of its set-up. Changes of others show here, unless
 * something is typed: that stays until one reloads.
 */
export function PropertyStep({ part, property, onReload }: Props) {
  const [base, setBase] = useState(property);
  const [version, setVersion] = useState(property.version);
  const isUnsaved = useAnyUnsaved();
  if (!isUnsaved && property.version > version) {
    setBase(property);
    setVersion(property.version);
  }
  const reload = async () => {
    const read = await onReload();
    if (!read) return;
    setBase(read);
    setVersion(read.version);
  };
  return (
    <PropertyDetailsForm
      key={base.version}
      property={base}
      {...{ part, version }}
      onVersion={setVersion}
      onReload={() => void reload()}
    />
  );
}
