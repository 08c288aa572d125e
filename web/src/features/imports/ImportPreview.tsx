import { type ReactNode, useState } from 'react';
import { type ImportJobPartsFragment, useApplyImportMutation } from '../../generated/graphql';
import { counted, grouped } from '../../lib/text/format';
import { Button } from '../../ui/button/Button';
import { Notice } from '../../ui/feedback/Notice';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { Row } from '../../ui/layout/Stack';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { Muted } from '../../ui/text/Text';
import { ImportSummary } from './ImportSummary';
import { effectOf, givenBy, mayCorrect } from './import-words';

type Job = ImportJobPartsFragment;

function useApply({ id, refused, version }: Job) {
  const [apply] = useApplyImportMutation();
  const { attempt, isBusy } = useAttempt();
  const run = () =>
    attempt({
      action: () => apply({ variables: { id, leaveOut: refused, version } }),
      success: { title: 'Import started', description: 'It continues if you leave this page.' },
      failure: { title: 'Import failed', fallback: 'Failed to apply the import' },
    });
  return { run, isBusy };
}

/** '47 rows' and 'Apply the other 47 rows'. */
function othersOf({ rowsTotal, refused }: Job) {
  const count = (rowsTotal ?? 0) - refused;
  const others = counted(count, 'row');
  return { others, applyOthers: `Apply the other ${count === 1 ? 'row' : others}` };
}

/** Asks before the refused rows are left out; the number in the question is the one agreed to. */
function LeaveOutQuestion({ job, onClose }: { job: Job; onClose: () => void }) {
  const { run, isBusy } = useApply(job);
  const { others, applyOthers } = othersOf(job);
  const isOne = job.refused === 1;
  const what = isOne ? 'is left out and changes nothing' : 'are left out and change nothing';
  const them = isOne ? 'it' : 'them';
  const how = mayCorrect(job) ? `You can correct ${them} here first, or download` : 'Download';
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${applyOthers}?`}
      description={`${counted(job.refused, 'refused row')} ${what}. ${how} ${them} within 7 days and import ${them} later.`}
      confirmLabel={`Apply ${others}`}
      busy={isBusy}
      onConfirm={() => run().then(onClose)}
    >
      <p>Applying the others means: {effectOf(job)}.</p>
    </ConfirmDialog>
  );
}

function howToGoOn(job: Job): string {
  const isHere = mayCorrect(job);
  if (givenBy(job) === 0) {
    const how = isHere ? 'Correct rows below, or correct the file' : 'Correct the file';
    return `The others change nothing. ${how} and import it again.`;
  }
  return isHere
    ? 'Correct them below, or apply the others without them.'
    : 'Correct the file and import it again, or apply the others.';
}

function RefusedNotice({ job }: { job: Job }) {
  const { refused, rowsTotal } = job;
  const what = `${grouped(refused)} of ${counted(rowsTotal ?? 0, 'row')} cannot be applied.`;
  return <Notice message={`${what} ${howToGoOn(job)}`} />;
}

/**
 * A preview of a file’s changes, and the decision to apply it, with or without its refused rows.
 */
export function ImportPreview({ job, discard }: { job: Job; discard: ReactNode }) {
  const { run, isBusy } = useApply(job);
  const [isAsking, setAsking] = useState(false);
  const { refused, reading } = job;
  const given = givenBy(job);
  const isPart = refused > 0 && given > 0;
  // The last refused row may be corrected, or what is left be given, by someone else.
  if (isAsking && !isPart) setAsking(false);
  return (
    <>
      <ImportSummary job={job} />
      {refused > 0 ? (
        <RefusedNotice job={job} />
      ) : (
        <p>
          {given > 0
            ? `Nothing has changed yet. Applying it means: ${effectOf(job)}.`
            : 'Everything in this file is up to date already: there is nothing to apply.'}
        </p>
      )}
      {reading && <Muted>{reading}</Muted>}
      <Row $justify="end">
        {discard}
        <Button disabled={given === 0} busy={isBusy} onClick={isPart ? () => setAsking(true) : run}>
          {isPart ? othersOf(job).applyOthers : 'Apply import'}
        </Button>
      </Row>
      {isAsking && <LeaveOutQuestion job={job} onClose={() => setAsking(false)} />}
    </>
  );
}
