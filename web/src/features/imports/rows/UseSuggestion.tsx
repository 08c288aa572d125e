import type { MouseEvent } from 'react';
import {
  ImportJobsDocument,
  ImportPageDocument,
  useCorrectImportRowMutation,
} from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { cellsOf, type ImportRow } from './row-cells';

interface Props {
  jobId: string;
  row: ImportRow;
  /** Whether nothing else says where the property is. */
  withPlace: boolean;
}

/** Corrects a misspelt property to the one that is meant, in every row that has it. */
export function UseSuggestion({ jobId, row, withPlace }: Props) {
  const [correct] = useCorrectImportRowMutation();
  const { attempt, isBusy } = useAttempt();
  const { line, person, text, suggestedProperty: property, suggestedLocation: location } = row;
  if (property === null || location === null) return null;
  const place = row.location === '' ? row.property : `${row.property} in ${row.location}`;
  const cells = { ...cellsOf(row), property, location };
  const run = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const inRow = currentTarget
      .closest('tr')
      ?.querySelector<HTMLElement>('[data-card=corner] button');
    return attempt({
      action: () =>
        correct({
          variables: { id: jobId, line, person, seen: text, ...cells, withNamesakes: true },
        }),
      reread: [ImportPageDocument, ImportJobsDocument],
      success: {
        title: `${property} in ${location} is used`,
        description: `Also in every other row with ${place}.`,
      },
      failure: { title: 'Error', fallback: 'Failed to save the row' },
      // The button goes, and the row may as well be corrected otherwise.
      onDone: () => inRow?.focus({ preventScroll: true }),
    });
  };
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={`Use ${property} in line ${line}`}
      busy={isBusy}
      onClick={run}
    >
      Use {property}
      {withPlace && ` in ${location}`}
    </Button>
  );
}
