import { useId } from 'react';
import styled from 'styled-components';
import { inWords } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { FormButtons } from '../../../ui/form/FormButtons';
import { TextField } from '../../../ui/form/TextField';
import { Plus } from '../../../ui/icon/icons';
import { Columns } from '../../../ui/layout/Split';
import { Stack } from '../../../ui/layout/Stack';
import { Muted } from '../../../ui/text/Text';
import { box, screen } from '../../../ui/theme/tokens';
import { ChangeoverField } from './ChangeoverField';
import { CountryField } from './CountryField';
import { ownZone, TimeZoneField } from './TimeZoneField';
import { type NewProperty, useNewProperty } from './use-new-property';

/** On a desk, one line. */
const Line = styled.form`
  ${box.grid(4)};
  align-items: end;
  ${screen.desk} {
    grid-template-columns: 1fr 1fr auto;
  }
`;

/** Beside the button. */
const Note = styled(Muted)`
  align-self: center;
`;

interface Props {
  property: NewProperty;
  /** Placeholders stand for the labels, in one row. */
  isInRow?: boolean;
}

function Place({ property, isInRow = false }: Props) {
  const text = (label: 'Name' | 'Location', name: 'name' | 'location') => (
    <TextField
      label={label}
      {...(isInRow && { hideLabel: true, placeholder: label })}
      autoComplete="off"
      maxLength={200}
      {...property.text(name)}
    />
  );
  return (
    <>
      {text('Name', 'name')}
      {text('Location', 'location')}
    </>
  );
}

/** Creates a property from its name and location (spec §5). */
export function AddPropertyForm({ property, isInRow }: Props) {
  const { formProps, isComplete, isBusy } = property;
  return (
    <Line {...formProps}>
      <Place {...{ property, isInRow }} />
      <Button type="submit" icon={<Plus size={18} />} disabled={!isComplete} busy={isBusy}>
        Add Property
      </Button>
    </Line>
  );
}

/** Advice about the time zone: only the browser’s is known, and the place of the house decides. */
function zoneAdvice(zone: string | undefined) {
  if (zone === undefined) return 'Choose the time zone of the place.';
  return zone === ownZone() ? 'Your browser’s zone: change it if the house is elsewhere.' : '';
}

/** Creates a property from all of its details, as the first step of setting it up. */
export function NewPropertyForm({ onCreated }: { onCreated: (id: string) => void }) {
  const property = useNewProperty({ onCreated, needsZone: true });
  const { formProps, isComplete, isBusy, question, missing } = property;
  const note = useId();
  return (
    <>
      <Stack as="form" {...formProps}>
        <Columns>
          <Place property={property} />
          <CountryField
            timeZone={property.draft.timeZone}
            onTimeZone={property.value('timeZone').onChange}
          />
          <TimeZoneField
            {...property.value('timeZone')}
            advice={zoneAdvice(property.draft.timeZone)}
          />
          <ChangeoverField {...property.value('changeoverWeekday')} />
        </Columns>
        <FormButtons>
          {missing.length > 0 && <Note id={note}>Still missing: {inWords(missing)}</Note>}
          <Button
            type="submit"
            disabled={!isComplete}
            busy={isBusy}
            {...(missing.length > 0 && { 'aria-describedby': note })}
          >
            Save and go on
          </Button>
        </FormButtons>
      </Stack>
      {question}
    </>
  );
}
