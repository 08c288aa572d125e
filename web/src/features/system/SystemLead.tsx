import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SystemStatusQuery } from '../../generated/graphql';
import { panelPath } from '../../lib/address/paths';
import { capitalized } from '../../lib/text/format';
import { CapturedMailLink } from '../../ui/feedback/MailCaveat';
import { Notice } from '../../ui/feedback/Notice';
import { CircleCheck, TriangleAlert } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/Stack';
import { box, font, tone } from '../../ui/theme/tokens';

type Status = SystemStatusQuery['systemStatus'];

const sentence = (text: string) => `${capitalized(text)}.`;

/** The missing set-up, in sentences; undefined if there is none. */
function missingParts({ mail, lastBackupAt }: Status): string | undefined {
  const missing = [
    mail === 'NOT_CONFIGURED' && 'mail is not set up',
    mail === 'CAPTURED' && 'mail is captured, not sent',
    lastBackupAt === null && 'no backup yet',
  ].filter((part) => part !== false);
  return missing.length === 0 ? undefined : missing.map(sentence).join(' ');
}

const Steps = styled.ul`
  ${box.grid(1)};
  ${font.muted('small', 'normal')};
  overflow-wrap: anywhere;
  code {
    font-size: 0.9em;
  }
`;

/** How what is missing is set up. */
function NextSteps({ status }: { status: Status }) {
  const { mail, capturedMailPath, lastBackupAt, isBackupScheduled } = status;
  return (
    <Steps>
      {(mail === 'NOT_CONFIGURED' || mail === 'CAPTURED') && (
        <li>
          Mail:{' '}
          {capturedMailPath && (
            <>
              <CapturedMailLink>read what was captured</CapturedMailLink>, or see{' '}
            </>
          )}
          <Link to={panelPath('mail')}>how to set it up</Link>
        </li>
      )}
      {lastBackupAt === null && (
        <li>
          Backup:{' '}
          {isBackupScheduled ? (
            '“Back up now” makes one, and the first daily one is still to come'
          ) : (
            <>
              <code>npm run backup</code> makes one now, <code>BACKUP_DIR</code> one each day
            </>
          )}{' '}
          (<code>docs/backup.md</code>).
        </li>
      )}
    </Steps>
  );
}

/** The headline, in large letters. */
const Lead = styled.div`
  ${box.grid(3)};
  align-content: center;
  min-height: 36px;
  ${font.size('large', 'medium')};
`;

/** Problems and missing set-up, at the top. */
export function SystemLead({ status }: { status: Status }) {
  const { problems } = status;
  const missing = missingParts(status);
  if (problems.length > 0) {
    return (
      <Lead>
        {problems.map((it) => (
          <Notice key={it} message={it} />
        ))}
      </Lead>
    );
  }
  const [Mark, mood] = missing
    ? ([TriangleAlert, 'warning'] as const)
    : ([CircleCheck, 'success'] as const);
  return (
    <Lead>
      <Row $gap={2} $nowrap>
        <Mark size={24} color={tone(mood).text} aria-hidden />
        <p>{missing ? `${missing} Everything else works.` : 'Everything works.'}</p>
      </Row>
      {missing && <NextSteps status={status} />}
    </Lead>
  );
}
