import { type ReactNode, useState } from 'react';
import { type ImportPageQuery, useDiscardImportMutation } from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { counted } from '../../lib/text/format';
import { Button } from '../../ui/button/Button';
import { Card } from '../../ui/card/Card';
import { Bar } from '../../ui/layout/Bar';
import { Row } from '../../ui/layout/Stack';
import { ConfirmAction } from '../../ui/overlay/ConfirmAction';
import { ImportPreview } from './ImportPreview';
import { ImportSummary } from './ImportSummary';
import { KIND_NAMES, mayCorrect } from './import-words';
import { StatusBadge } from './StatusBadge';
import { TakeBackImport } from './TakeBackImport';

interface ImportCardProps {
  job: ImportPageQuery['importJob'];
  /** Whether there are still rows that it left out; undefined until that is known. */
  isKept: boolean | undefined;
  /** Renders what invites the users whom an applied import created. */
  inviteOf: (job: ImportPageQuery['importJob']) => ReactNode;
  onNew: () => void;
  onClose: () => void;
  closeLabel: string;
}

const DISCARDABLE = ['READING', 'PREVIEWED'];

/** The question before an import is discarded, over every state in which it may be. */
function DiscardImport({
  job,
  onNew,
  onClose,
}: Pick<ImportCardProps, 'job' | 'onNew'> & { onClose: () => void }) {
  const { id, fileName, status } = job;
  const [discard] = useDiscardImportMutation();
  if (!DISCARDABLE.includes(status)) return null;
  return (
    <ConfirmAction
      title={`Discard ${fileName}?`}
      description={`Nothing of it is applied${mayCorrect(job) ? ', and rows that were corrected here are lost' : ''}.`}
      confirmLabel="Discard import"
      attempt={{
        action: () => discard({ variables: { id } }),
        success: { title: 'Import discarded', description: `Nothing in ${fileName} was applied.` },
        failure: { title: 'Error', fallback: 'Failed to discard the import' },
        onDone: onNew,
      }}
      onClose={onClose}
    />
  );
}

function LeftOut({ job: { refused, keptUntil }, isKept }: Pick<ImportCardProps, 'job' | 'isKept'>) {
  if (refused === 0) return null;
  const [were, them, goneNow] =
    refused === 1
      ? ['was', 'it', 'It is no longer kept.']
      : ['were', 'them', 'They are no longer kept.'];
  const until = keptUntil && momentText(keptUntil);
  const kept = `Download ${them} by ${until}, correct ${them} and import ${them} again.`;
  const how = isKept === undefined ? '' : isKept ? kept : goneNow;
  return (
    <p>
      {counted(refused, 'row')} {were} left out. {how}
    </p>
  );
}

/** Offers to take back an applied import. */
function TakeBack({ job: { id, fileName } }: Pick<ImportCardProps, 'job'>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Take back this import…
      </Button>
      {isAsking && <TakeBackImport {...{ id, fileName }} onClose={() => setAsking(false)} />}
    </>
  );
}

function content(props: ImportCardProps, discard: ReactNode) {
  const { job, isKept, inviteOf, onNew, onClose, closeLabel } = props;
  const { status, rowsDone, rowsTotal } = job;
  if (status === 'PREVIEWED') return <ImportPreview job={job} discard={discard} />;
  if (status === 'READING') {
    return (
      <Row $justify="space-between">
        <p role="status">{counted(rowsDone, 'row')} read so far.</p>
        {discard}
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
        <LeftOut job={job} isKept={isKept} />
        {inviteOf(job)}
      </>
    ),
    FAILED: (
      <p>It could not be read or applied to its end. Nothing was changed; import it again.</p>
    ),
    DISCARDED: <p>It was discarded without any changes.</p>,
    TAKEN_BACK: <p>It was applied, and then taken back.</p>,
  };
  return (
    <>
      {ends[status]}
      <Row $justify="end">
        {status === 'APPLIED' && <TakeBack job={job} />}
        <Button variant="secondary" onClick={onNew}>
          Import another file
        </Button>
        <Button onClick={onClose}>{closeLabel}</Button>
      </Row>
    </>
  );
}

/** An import file with its status and the available actions. */
export function ImportCard(props: ImportCardProps) {
  const { fileName, createdAt, rowsTotal, kind } = props.job;
  const [isDiscarding, setDiscarding] = useState(false);
  const rows = rowsTotal === null ? '' : ` · ${KIND_NAMES[kind]} · ${counted(rowsTotal, 'row')}`;
  return (
    <Card
      title={fileName}
      text={`${momentText(createdAt)}${rows}`}
      actions={<StatusBadge job={props.job} />}
    >
      {content(
        props,
        <Button variant="secondary" onClick={() => setDiscarding(true)}>
          Discard
        </Button>,
      )}
      {isDiscarding && <DiscardImport {...props} onClose={() => setDiscarding(false)} />}
    </Card>
  );
}
