import { useState } from 'react';
import { useBeginDrawMutation } from '../../../generated/graphql';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { Select } from '../../../ui/choice/Select';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { Fieldset } from '../../../ui/form/Fieldset';
import { TextField } from '../../../ui/form/TextField';
import { Row } from '../../../ui/layout/Stack';
import { FormDialog } from '../../../ui/overlay/FormDialog';

interface Props {
  propertyId: string;
  /** The year whose first choice is drawn, unless the administrator asks something else; null where its draft has begun. */
  year: number | null;
  /** Numbers of the shares that can take part. */
  shares: readonly number[];
  ownerOf: (share: number) => string;
  onBegun: () => Promise<unknown>;
  onClose: () => void;
}

const DAYS = ['1', '2', '3', '7', '14'].map((value) => ({ value, label: value }));

/** Begins a draw in a house: its question, who takes part, and how long. */
export function BeginDrawDialog({ propertyId, year, shares, ownerOf, onBegun, onClose }: Props) {
  const [question, setQuestion] = useState(year ? `Who chooses first in ${year}?` : '');
  const [isForYear, setForYear] = useState(year !== null);
  const [without, setWithout] = useState<readonly number[]>([]);
  const [commitDays, setCommitDays] = useState('3');
  const [revealDays, setRevealDays] = useState('2');
  const [begin] = useBeginDrawMutation();
  const { attempt, isBusy } = useAttempt();
  const shareNumbers = shares.filter((share) => !without.includes(share));
  const submit = async () => {
    const hours = { commitHours: 24 * Number(commitDays), revealHours: 24 * Number(revealDays) };
    const input = { propertyId, question, shareNumbers, ...hours, ...(isForYear && { year }) };
    const isDone = await attempt({
      action: () => begin({ variables: { input } }),
      refresh: onBegun,
      success: { title: 'The draw has begun', description: 'Its owners are notified.' },
      failure: { title: 'The draw could not begin', fallback: 'Please try again' },
    });
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title="Draw lots"
      description="Each owner’s browser seals a secret number. Once all are in, they are opened, and the order follows from all of them: no one can steer it, you included."
      submitLabel="Begin the draw"
      form={{ isBusy, submit }}
      disabled={question.trim() === '' || shareNumbers.length < 2}
      onClose={onClose}
    >
      <TextField
        label="What is drawn?"
        hint="All owners of the house can read the question, now and later."
        maxLength={120}
        required
        value={question}
        onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
      />
      {year !== null && (
        <Checkbox
          label={`The first one drawn is to choose first in ${year}`}
          hint="You can set that with one press afterwards. It never happens automatically."
          checked={isForYear}
          onCheckedChange={setForYear}
        />
      )}
      <Row $align="start">
        <Select
          label="Days to take part"
          value={commitDays}
          onValueChange={setCommitDays}
          options={DAYS}
        />
        <Select
          label="Then days to open the numbers"
          value={revealDays}
          onValueChange={setRevealDays}
          options={DAYS}
        />
      </Row>
      <Fieldset legend="Shares in the draw">
        {shares.map((share) => (
          <Checkbox
            key={share}
            label={`Share ${share}, ${ownerOf(share)}`}
            checked={!without.includes(share)}
            onCheckedChange={(isIn) =>
              setWithout(isIn ? without.filter((it) => it !== share) : [...without, share])
            }
          />
        ))}
      </Fieldset>
    </FormDialog>
  );
}
