import { type ComponentProps, useState } from 'react';
import type { AdminPropertyPartsFragment } from '../../../generated/graphql';
import { useAnyUnsaved } from '../../../ui/unsaved/unsaved';
import { PropertyDetailsForm } from './PropertyDetailsForm';

type Form = ComponentProps<typeof PropertyDetailsForm>;

interface Props extends Pick<Form, 'part' | 'back' | 'onward' | 'onSaved'> {
  property: AdminPropertyPartsFragment;
  /** Reads the property again after someone else's change. */
  onReload: () => Promise<AdminPropertyPartsFragment | undefined>;
}

/**
 * The details of a property as a step of its set-up. What someone else saves shows here, unless
 * something is typed: that stays until one reloads.
 */
export function PropertyStep({ property, onReload, ...form }: Props) {
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
      {...{ version, ...form }}
      onVersion={setVersion}
      onReload={() => void reload()}
    />
  );
}
