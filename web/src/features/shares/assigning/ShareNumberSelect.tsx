import { skipToken } from '@apollo/client/react';
import { useFreeShareNumbersQuery } from '../../../generated/graphql';
import { Select } from '../../../ui/choice/Select';

interface Props {
  propertyId: string | undefined;
  value: number | undefined;
  /** The problem of the choice. */
  error?: string | undefined;
  hideLabel?: boolean;
  onChange: (shareNumber: number) => void;
}

/** Selects one of the free share numbers (spec §5 'Assign share'). */
export function ShareNumberSelect({
  propertyId,
  value,
  error,
  hideLabel = false,
  onChange,
}: Props) {
  const { data, error: failure } = useFreeShareNumbersQuery(
    propertyId === undefined
      ? skipToken
      : { variables: { propertyId }, fetchPolicy: 'cache-and-network' },
  );
  const free = propertyId === undefined ? undefined : data?.freeShareNumbers;
  const isFull = free?.length === 0;
  return (
    <Select
      label="Share Number"
      hideLabel={hideLabel}
      placeholder={propertyId === undefined ? 'Choose a property first' : 'Choose a share…'}
      disabled={!free || isFull}
      error={failure ? 'The free share numbers could not be loaded.' : isFull ? undefined : error}
      hint={isFull ? 'All shares of this property are taken.' : undefined}
      value={value !== undefined && free?.includes(value) ? String(value) : ''}
      onValueChange={(number) => onChange(Number(number))}
      options={(free ?? []).map((number) => ({ value: String(number), label: `Share ${number}` }))}
    />
  );
}
