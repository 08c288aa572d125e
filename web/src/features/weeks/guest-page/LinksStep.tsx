import { useState } from 'react';
import {
  useCreateStayLinkMutation,
  useEndStayLinksMutation,
  useStayLinksQuery,
} from '../../../generated/graphql';
import { dateText } from '../../../lib/dates/dates';
import { Button } from '../../../ui/button/Button';
import { LeaveButton } from '../../../ui/button/LeaveButton';
import { ShareButton } from '../../../ui/button/ShareButton';
import { EndableLinks } from '../../../ui/card/EndableLinks';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { CopyField } from '../../../ui/form/CopyField';
import { TextField } from '../../../ui/form/TextField';
import { Row, Stack } from '../../../ui/layout/Stack';
import { DialogStep } from '../../../ui/overlay/Dialog';
import { Muted } from '../../../ui/text/Text';
import { useUnsaved } from '../../../ui/unsaved/unsaved';
import type { StepProps } from '../dialog/use-week-actions';

/** Matches the server's limit (createStayLink). */
const MAX_NAME = 80;

/** The links to the private page of a stay, for guests without an account. */
export function LinksStep({ situation: { calendar, week }, go }: StepProps) {
  const { propertyId, propertyName } = calendar;
  const bookingId = week.booking?.id ?? '0';
  const { data, error, refetch } = useStayLinksQuery({
    variables: { propertyId, bookingId },
    fetchPolicy: 'network-only',
  });
  const [create] = useCreateStayLinkMutation();
  const [end] = useEndStayLinksMutation();
  const { attempt, isBusy } = useAttempt();
  const [name, setName] = useState('');
  const [made, setMade] = useState<{ name: string; url: string }>();
  const saved = useUnsaved(name.trim() !== '');
  const submit = () =>
    attempt({
      action: () => create({ variables: { input: { bookingId, name: name.trim() } } }),
      refresh: refetch,
      onDone: (answer) => {
        const url = answer.data?.createStayLink.url;
        if (url) setMade({ name: name.trim(), url });
        setName('');
        saved();
      },
      failure: { title: 'The link could not be created', fallback: 'Please try again.' },
    });
  const endLinks = (id?: string) => {
    setMade(undefined);
    return end({ variables: { bookingId, id } });
  };
  const until = dateText(week.endDate, { day: 'numeric', month: 'long' });
  const links = data?.stayLinks.map((link) => ({ ...link, note: `Until ${until}` }));
  return (
    <DialogStep
      onSubmit={() => void submit()}
      footer={
        <>
          <LeaveButton onLeave={() => go('look')}>Back</LeaveButton>
          <Button type="submit" busy={isBusy} disabled={name.trim() === ''}>
            Create link
          </Button>
        </>
      }
    >
      <Stack>
        <Muted as="p">
          A private page with the dates, the way there, the wifi and the notes of the house, for a
          guest without an account. It ends after the stay, or when the week goes to someone else.
        </Muted>
        {made && (
          <>
            <CopyField
              label={`Link for ${made.name}`}
              hint="It is shown only now."
              copyLabel="Copy the link"
              what="Link"
              value={made.url}
            />
            <Row>
              <ShareButton title={`Your stay at ${propertyName}`} url={made.url} size="small" />
            </Row>
          </>
        )}
        <TextField
          label="Name of the guest"
          maxLength={MAX_NAME}
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoFocus
        />
        {links ? (
          <EndableLinks
            links={links}
            end={({ id }) => endLinks(id)}
            endAll={endLinks}
            refresh={refetch}
          />
        ) : (
          <NotLoaded {...{ error, refetch }} what="The links" />
        )}
      </Stack>
    </DialogStep>
  );
}
