import { Checkbox } from '../../../ui/choice/Checkbox';
import { Fieldset } from '../../../ui/form/Fieldset';
import { Row } from '../../../ui/layout/Stack';
import { FORMATS, type Format } from './formats';

interface Props {
  chosen: readonly Format[];
  onChange: (chosen: readonly Format[]) => void;
}

/** Which files of a report are to be downloaded. */
export function FormatChoice({ chosen, onChange }: Props) {
  return (
    <Fieldset legend="Files to download">
      <Row $gap={5}>
        {FORMATS.map((format) => (
          <Checkbox
            key={format}
            label={format}
            checked={chosen.includes(format)}
            onCheckedChange={(isChosen) =>
              onChange(FORMATS.filter((it) => (it === format ? isChosen : chosen.includes(it))))
            }
          />
        ))}
      </Row>
    </Fieldset>
  );
}
