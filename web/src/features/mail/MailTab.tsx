import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import {
  type CapturedMailsQuery,
  type FailedMailPartsFragment,
  FailedMailsDocument,
  type FailedMailsQuery,
  ResentMailsDocument,
  useResendMailMutation,
} from '../../generated/graphql';
import { useTableState } from '../../lib/address/use-table-state';
import { useReread } from '../../lib/live/reread';
import { dataOf } from '../../lib/network/data-of';
import { errorText } from '../../lib/network/error-text';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadingState } from '../../ui/feedback/LoadingState';
import { Notice } from '../../ui/feedback/Notice';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { MailCheck, Send } from '../../ui/icon/icons';
import { Row, Stack } from '../../ui/layout/Stack';
import { List } from '../../ui/list/List';
import { Badge } from '../../ui/text/Badge';
import { thumb } from '../../ui/theme/tokens';
import { CapturedMails } from './CapturedMails';
import { DismissMailDialog } from './DismissMailDialog';
import { MailSetUp, NO_SERVER, setUpText } from './MailSetUp';
import { mailColumns } from './mail-columns';
import { ResentMails } from './ResentMails';
import { useMail } from './use-mail';

/** As high as the search box beside them. */
const Counts = styled(Row)`
  min-height: ${thumb};
`;

interface NoFailuresProps extends ComponentProps<typeof MailSetUp> {
  hasServer: boolean;
}

/** The state without failed emails; never an all-clear if no email is sent at all. */
function NoFailures({ hasServer, waiting, isCaptured, check }: NoFailuresProps) {
  if (!hasServer) return <MailSetUp {...{ waiting, isCaptured, check }} />;
  if (waiting === 0) {
    return <EmptyState icon={<MailCheck size={28} />} title="No emails waiting or failed." />;
  }
  const title = waiting === 1 ? 'One email is on its way.' : `${waiting} emails are on their way.`;
  return (
    <EmptyState
      icon={<Send size={28} />}
      title={title}
      text="No email has failed. Emails that cannot be delivered yet are retried automatically, for almost three days."
    />
  );
}

type NotSentProps = FailedMailsQuery['adminFailedMails'] & {
  captured: CapturedMailsQuery['adminCapturedMails'] | undefined;
};

/** The note above the list if no email is sent. */
function NotSent({ hasServer, isCaptured, total, captured }: NotSentProps) {
  return (
    <>
      {!hasServer && total > 0 && <Notice message={`${NO_SERVER}. ${setUpText(isCaptured)}`} />}
      {isCaptured && <CapturedMails mails={captured} />}
    </>
  );
}

/** Emails that could not be delivered, with the reason; each can be resent or dismissed. */
export function MailTab() {
  const state = useTableState(['NEWEST']);
  const [dismissed, setDismissed] = useState<FailedMailPartsFragment>();
  const { page, resent, captured, isLoading, error, refetch } = useMail(state.variables);
  const [resend] = useResendMailMutation();
  const { attempt, isBusy } = useAttempt();
  const reread = useReread();
  const refetchMails = () => reread([FailedMailsDocument, ResentMailsDocument]);

  const onResend = async ({ id, recipient }: FailedMailPartsFragment) => {
    await attempt({
      action: () => resend({ variables: { id } }),
      success: {
        title: 'Mail queued',
        description: `To ${recipient}. The result is shown here.`,
      },
      failure: { title: 'Resend failed', fallback: 'Failed to resend the email' },
    });
    await refetchMails();
  };

  const check = async () => {
    const data = dataOf(await refetch());
    return data.adminFailedMails;
  };

  // Nothing to search or to count where no email failed.
  const hasTools = state.text !== '' || (page !== undefined && page.failed > 0);

  if (isLoading) return <LoadingState />;

  return (
    <Stack>
      {page && <NotSent {...page} captured={captured} />}
      <ResentMails mails={resent} />
      <List
        label="Failed mail"
        columns={mailColumns({ onResend, onDismiss: setDismissed, isBusy })}
        rowKey={({ id }) => id}
        data={page}
        problem={error && !page ? errorText(error, 'The mail could not be loaded.') : undefined}
        onRetry={() => refetch()}
        state={state}
        {...(hasTools && { searchPlaceholder: 'Recipient or subject…' })}
        empty={page && <NoFailures {...page} check={check} />}
        actions={
          page && (
            <Counts $gap={2}>
              <Badge tone={page.waiting > 0 ? 'info' : 'neutral'}>{page.waiting} waiting</Badge>
              <Badge tone={page.failed > 0 ? 'danger' : 'neutral'}>{page.failed} failed</Badge>
            </Counts>
          )
        }
      />
      {dismissed && (
        <DismissMailDialog
          mail={dismissed}
          onClose={() => {
            setDismissed(undefined);
            refetchMails();
          }}
        />
      )}
    </Stack>
  );
}
