import styled from 'styled-components';
import type { SystemStatusQuery } from '../../generated/graphql';
import { momentText } from '../../lib/dates/dates';
import { grouped, megabytes } from '../../lib/text/format';
import { Card } from '../../ui/card/Card';
import { Row } from '../../ui/layout/Stack';
import { Badge } from '../../ui/text/Badge';
import { Muted } from '../../ui/text/Text';
import { box, color, space, type Tone } from '../../ui/theme/tokens';
import { BackUpNow } from './BackUpNow';

const List = styled.ul`
  li {
    ${box.wrap(1, 4)};
    align-items: center;
    justify-content: space-between;
    padding: ${space[2]} 0;
  }
  li + li {
    border-top: 1px solid ${color.border};
  }
`;

type Status = SystemStatusQuery['systemStatus'];
type State = readonly [name: string, words: string, tone: Tone];

const works = (name: string, isWorking: boolean, failure: string): State =>
  isWorking ? [name, 'Working', 'success'] : [name, failure, 'danger'];

function mailState({ mail, mailFailingSince }: Status): State {
  const name = 'Mail delivery';
  if (mail === 'NOT_CONFIGURED') return [name, 'Not configured', 'warning'];
  if (mail === 'CAPTURED') return [name, 'Captured, not sent', 'warning'];
  if (!mailFailingSince) return [name, 'Working', 'success'];
  return [name, `Failing since ${momentText(mailFailingSince)}`, 'danger'];
}

const BYTES_PER_GB = 1e9;

function diskState(freeBytes: number): State {
  const free = freeBytes / BYTES_PER_GB;
  const words = free < 10 ? free.toFixed(1) : String(Math.round(free));
  return ['Database disk', `${words} GB free`, free < 1 ? 'danger' : 'success'];
}

function filesState({ files, fileBytes, fileDiskUse }: Status): State {
  const bytes = fileBytes ?? 0;
  const size = bytes < BYTES_PER_GB ? megabytes(bytes) : `${(bytes / BYTES_PER_GB).toFixed(1)} GB`;
  const words = `${size} in ${grouped(files)} ${files === 1 ? 'file' : 'files'}`;
  if (fileDiskUse === null) return ['Files', words, 'success'];
  return ['Files', `${words}; disk ${fileDiskUse} % full`, fileDiskUse < 95 ? 'success' : 'danger'];
}

function backupState(status: Status): State {
  const { lastBackupAt, lastBackupBytes, isBackupScheduled, isBackupOverdue } = status;
  const name = isBackupScheduled ? 'Last backup' : 'Last backup (not scheduled)';
  if (lastBackupAt === null) return [name, 'No backup yet', isBackupOverdue ? 'danger' : 'warning'];
  const words = `${momentText(lastBackupAt)}, ${megabytes(lastBackupBytes)}`;
  return [name, words, isBackupOverdue ? 'danger' : 'success'];
}

/** The parts of an installation, each with its state. */
export function SystemParts({ status }: { status: Status }) {
  const states: State[] = [
    works('Database', status.database, 'Not responding'),
    works('Saving', status.writable, 'Not possible'),
    works('Live updates', status.liveEvents, 'Interrupted'),
    works('Background work', status.worker, 'Not running'),
    mailState(status),
    ...(status.freeBytes === null ? [] : [diskState(status.freeBytes)]),
    filesState(status),
  ];
  const [backup, words, tone] = backupState(status);
  return (
    <Card title="Parts">
      <List aria-label="Parts">
        {states.map(([name, words, tone]) => (
          <li key={name}>
            <span>{name}</span>
            <Badge tone={tone}>{words}</Badge>
          </li>
        ))}
        <li>
          <div>
            {backup}
            {!status.isBackupScheduled && status.lastBackupAt !== null && (
              <Muted>
                Set <code>BACKUP_DIR</code> to make one each day, and to start one here.
              </Muted>
            )}
          </div>
          <Row $gap={2}>
            <Badge tone={tone}>{words}</Badge>
            {status.isBackupScheduled && <BackUpNow status={status} />}
          </Row>
        </li>
      </List>
    </Card>
  );
}
