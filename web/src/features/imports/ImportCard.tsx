import type { ReactNode } from 'react';
import {
  type ImportJobPartsFragment,
  useApplyImportMutation,
  useDiscardImportMutation,
} from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { counted, grouped } from '../../lib/format';
import { Button } from '../../ui/button/Button';
import { Notice } from '../../ui/feedback/Notice';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { Bar } from '../../ui/layout/Bar';
import { Card } from '../../ui/layout/Card';
import { Row } from '../../ui/layout/Stack';
import { ImportSummary } from './ImportSummary';
import { effectOf } from './import-words';
import { StatusBadge } from './StatusBadge';

interface ImportCardProps {
  job: ImportJobPartsFragment;
  /** Renders what invites the users whom an applied import created. */
  inviteOf: (job: ImportJobPartsFragment) => ReactNode;
  onNew: () => void;
  onClose: () => void;
}

function Discard({ job: { id, fileName }, onNew }: Pick<ImportCardProps, 'job' | 'onNew'>) {
  const [discard] = useDiscardImportMutation();
  const { attempt, isBusy } = useAttempt();
  const run = async () => {
    const isDone = await attempt({
      action: () => discard({ variables: { id } }),
      success: { title: 'Import discarded', description: `Nothing in ${fileName} was applied.` },
      failure: { title: 'Error', fallback: 'Failed to discard the import' },
    });
    if (isDone) onNew();
  };
  return (
    <Button variant="secondary" busy={isBusy} onClick={run}>
      Discard
    </Button>
  );
}

function Preview({ job, onNew }: Pick<ImportCardProps, 'job' | 'onNew'>) {
  const { id, refused, sharesAssigned, rowsTotal } = job;
  const [apply] = useApplyImportMutation();
  const { attempt, isBusy } = useAttempt();
  const run = () =>
    attempt({
      action: () => apply({ variables: { id } }),
      success: { title: 'Import started', description: 'It continues if you leave this page.' },
      failure: { title: 'Import failed', fallback: 'Failed to apply the import' },
    });
  return (
    <>
      <ImportSummary job={job} />
      {refused > 0 ? (
        <Notice
          message={`${grouped(refused)} of ${counted(rowsTotal ?? 0, 'row')} cannot be applied, so none is: an import is applied whole or not at all. Correct the whole file and import it again: the refused rows alone would leave out the others.`}
        />
      ) : (
        <p>
          {sharesAssigned > 0
            ? `Nothing has changed yet. Applying it means: ${effectOf(job)}.`
            : 'Everything in this file is up to date already: there is nothing to apply.'}
        </p>
      )}
      <Row $justify="end">
        <Discard job={job} onNew={onNew} />
        <Button disabled={refused > 0 || sharesAssigned === 0} busy={isBusy} onClick={run}>
          Apply import
        </Button>
      </Row>
    </>
  );
}

function Ended({
  onNew,
  onClose,
  children,
}: Pick<ImportCardProps, 'onNew' | 'onClose'> & { children: ReactNode }) {
  return (
    <>
      {children}
      <Row $justify="end">
        <Button variant="secondary" onClick={onNew}>
          Import another file
        </Button>
        <Button onClick={onClose}>See all shares</Button>
      </Row>
    </>
  );
}

function content({ job, inviteOf, onNew, onClose }: ImportCardProps) {
  const { status, rowsDone, rowsTotal } = job;
  if (status === 'PREVIEWED') return <Preview job={job} onNew={onNew} />;
  if (status === 'READING') {
    return (
      <Row $justify="space-between">
        <p role="status">{counted(rowsDone, 'row')} read so far.</p>
        <Discard job={job} onNew={onNew} />
      </Row>
    );
  }
  if (status === 'APPLYING') {
    return (
      <>
        <Bar label="Rows applied" value={rowsDone} total={rowsTotal ?? 0} />
        <p role="status">
          {rowsDone === 0
            ? 'Every row is checked again before the first is written.'
            : 'No changes are visible until all of them are made.'}{' '}
          You may leave this page.
        </p>
      </>
    );
  }
  const ends = {
    APPLIED: (
      <>
        <ImportSummary job={job} />
        {inviteOf(job)}
      </>
    ),
    FAILED: (
      <p>It could not be read or applied to its end. Nothing was changed; import it again.</p>
    ),
    DISCARDED: <p>It was discarded without any changes.</p>,
  };
  return <Ended {...{ onNew, onClose }}>{ends[status]}</Ended>;
}

/** An import file with its status and the available actions. */
export function ImportCard(props: ImportCardProps) {
  const { fileName, createdAt, rowsTotal } = props.job;
  const rows = rowsTotal === null ? '' : ` · ${counted(rowsTotal, 'row')}`;
  return (
    <Card
      title={fileName}
      text={`${momentText(createdAt)}${rows}`}
      actions={<StatusBadge job={props.job} />}
    >
      {content(props)}
    </Card>
  );
}
