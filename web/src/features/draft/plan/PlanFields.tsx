import { useId } from 'react';
import { Select } from '../../../ui/choice/Select';
import { MailCaveat } from '../../../ui/feedback/MailCaveat';
import { TextField } from '../../../ui/form/TextField';
import { Columns } from '../../../ui/layout/Split';
import { Row, Stack } from '../../../ui/layout/Stack';
import { OpeningField } from './OpeningField';
import type { PlanValues } from './plan-values';

const ORDERS = [
  { value: 'SERPENTINE', label: 'Serpentine: every other round in reverse order' },
  { value: 'STRAIGHT', label: 'Straight: every round in the same order' },
] as const;

const UNITS = [
  { value: 'hours', label: 'hours' },
  { value: 'minutes', label: 'minutes' },
] as const;

interface Props {
  values: PlanValues;
  onChange: (changes: Partial<PlanValues>) => void;
  /** Leaves out the rules, which come from elsewhere. */
  onlyOpening?: boolean;
}

/** The rules of a draft, and when it opens. */
export function PlanFields({ values, onChange, onlyOpening = false }: Props) {
  const id = useId();
  const number = (name: keyof PlanValues, min: number, max: number) => ({
    type: 'number',
    min,
    max,
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <Stack>
      {!onlyOpening && (
        <>
          <Columns>
            <TextField
              label="Rounds"
              hint="One week per share in each round; defaults to the weeks per share."
              {...number('rounds', 1, 52)}
            />
            <Row $nowrap $align="end">
              <TextField label="Time to choose" required {...number('window', 1, 43_200)} />
              <Select
                label="Unit"
                hideLabel
                value={values.unit}
                options={UNITS}
                onValueChange={(unit) => onChange({ unit })}
              />
            </Row>
          </Columns>
          <Select
            label="Order of the rounds"
            id={`${id}-order`}
            value={values.order}
            options={ORDERS}
            onValueChange={(order) => onChange({ order })}
          />
          <Columns>
            <TextField
              label="Holiday weeks each"
              hint="Before the last round; empty for any number."
              {...number('holidayCap', 0, 52)}
            />
            <TextField
              label="Peak weeks each"
              hint="In total; empty for any number."
              {...number('peakCap', 0, 52)}
            />
          </Columns>
        </>
      )}
      <OpeningField value={values.opensAt} onChange={(opensAt) => onChange({ opensAt })} />
      <MailCaveat later="Owners get emails about their turns once it is." />
    </Stack>
  );
}
