import {
  COLUMN_NAMES,
  COLUMNS_OF_KIND,
  type ColumnPlaces,
  columnProblems,
  fieldsOf,
  type ImportColumn,
  type ImportKindName,
  isOptional,
  kindOf,
  NAME_COLUMNS,
  placesOfKind,
} from '@rules/imports';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstProblem } from '../../../lib/focus/form-fields';
import { counted } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { Segments } from '../../../ui/choice/Segments';
import { Select } from '../../../ui/choice/Select';
import { Notice } from '../../../ui/feedback/Notice';
import { FormButtons } from '../../../ui/form/FormButtons';
import { Columns } from '../../../ui/layout/Split';
import { Stack } from '../../../ui/layout/Stack';
import { Muted } from '../../../ui/text/Text';
import { KIND_NAMES } from '../import-words';
import type { ChosenFile } from './use-upload';

const LONGEST_EXAMPLE = 40;

const KINDS: ImportKindName[] = ['SHARES', 'WEEKS'];

const HINTS: Record<ImportKindName, string> = {
  SHARES: 'If one column has the whole name, choose it for both names.',
  WEEKS: 'A week is known by its year and number, or by its arrival.',
};

function shortened(text: string): string {
  const letters = [...text];
  if (letters.length <= LONGEST_EXAMPLE) return text;
  return `${letters.slice(0, LONGEST_EXAMPLE).join('').trimEnd()}…`;
}

const titleOf = (titles: string[], place: number) => titles[place]?.trim() || `Column ${place + 1}`;

/** The title of a column, what is read of it, and an example from the first rows. */
function optionText(
  [titles = [], ...rows]: string[][],
  places: ColumnPlaces,
  column: ImportColumn,
) {
  const isSplit = NAME_COLUMNS.includes(column) && places.firstName === places.lastName;
  const title = titleOf(titles, places[column]);
  const name = isSplit ? `From “${title}”: ${COLUMN_NAMES[column].toLowerCase()}` : title;
  const example = rows.map((row) => fieldsOf(row, titles, places)[column]).find(Boolean);
  return example ? `${name} · ${shortened(example)}` : name;
}

interface ColumnChoiceProps {
  matching: ChosenFile;
  /** Why the file was refused. */
  problem: string | undefined;
  onCheck: (places: ColumnPlaces) => void;
  onLeave: () => void;
}

/** Asks which column of a file is which field, starting from what its titles suggest. */
export function ColumnChoice({ matching, problem, onCheck, onLeave }: ColumnChoiceProps) {
  const { file, above, rows } = matching;
  const [titles = []] = rows;
  const [kind, setKind] = useState<ImportKindName>(kindOf(matching.places));
  const [chosen, setPlaces] = useState(matching.places);
  const places = placesOfKind(chosen, kind);
  const [isChecked, setChecked] = useState(false);
  const problems = new Map(columnProblems(places, titles.length, kind));
  const [first = COLUMNS_OF_KIND[kind][0]] = problems.keys();
  const unused = titles
    .map((_, place) => place)
    .filter((place) => !Object.values(places).includes(place));

  const skipped = above > 0 ? ` Skipped: ${counted(above, 'line')} above the titles.` : '';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problems.size === 0) return onCheck(places);
    flushSync(() => setChecked(true));
    focusFirstProblem(event.currentTarget);
  };
  return (
    <Card
      title="Which column is which?"
      text={`Choose the columns of ${file.name}. ${HINTS[kind]}${skipped}`}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          {problem && <Notice message={problem} />}
          <Segments
            label="What does it list?"
            value={kind}
            onChange={setKind}
            options={KINDS.map((it) => [it, KIND_NAMES[it]] as const)}
          />
          <Columns $least="20rem">
            {COLUMNS_OF_KIND[kind].map((column) => (
              <Select
                key={column}
                label={COLUMN_NAMES[column]}
                labelEnd={isOptional(column, places) && 'Optional'}
                autoFocus={column === first}
                value={places[column] < 0 ? '' : String(places[column])}
                onValueChange={(place) =>
                  setPlaces({ ...chosen, [column]: place === '' ? -1 : Number(place) })
                }
                options={[
                  ...(isOptional(column, places) ? [{ value: '', label: 'Not in the file' }] : []),
                  ...titles.map((_, place) => ({
                    value: String(place),
                    label: optionText(rows, { ...places, [column]: place }, column),
                  })),
                ]}
                error={isChecked && problems.get(column)}
              />
            ))}
          </Columns>
          {unused.length > 0 && (
            <Muted>Not read: {unused.map((place) => titleOf(titles, place)).join(', ')}.</Muted>
          )}
          <FormButtons>
            <Button variant="secondary" onClick={onLeave}>
              Choose another file
            </Button>
            <Button type="submit">Check the rows</Button>
          </FormButtons>
        </Stack>
      </form>
    </Card>
  );
}
