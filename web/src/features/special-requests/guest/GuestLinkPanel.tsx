import { useState } from 'react';
import styled from 'styled-components';
import {
  type GuestLinkPartsFragment,
  useCreateGuestLinkMutation,
  useRevokeGuestLinkMutation,
} from '../../../generated/graphql';
import { dayText } from '../../../lib/dates/dates';
import { Button } from '../../../ui/button/Button';
import { ShareButton } from '../../../ui/button/ShareButton';
import type { SearchOption } from '../../../ui/choice/OptionList';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { CopyField } from '../../../ui/form/CopyField';
import { Printer, QrCode } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { ConfirmAction } from '../../../ui/overlay/ConfirmAction';
import { Muted } from '../../../ui/text/Text';
import { GuestCard, qrSource } from './GuestCard';

const Code = styled.img`
  width: 11rem;
  margin: 0 auto;
  border-radius: 6px;
`;
const Since = styled(Muted)`
  text-align: center;
`;

/** The confirmation before a link that guests may still have in print is disabled. */
const questions = {
  renew: {
    title: 'Renew this guest link?',
    description: 'Printed cards with the previous link stop working at once.',
    confirmLabel: 'Renew',
  },
  revoke: {
    title: 'Revoke this guest link?',
    description: 'Its address and every printed card stop working at once.',
    confirmLabel: 'Revoke',
  },
} as const;

interface Props {
  property: SearchOption;
  link: GuestLinkPartsFragment | null;
  onChanged: () => Promise<unknown>;
}

/** A property's guest link: create, print, renew or revoke it. */
export function GuestLinkPanel({ property, link, onChanged }: Props) {
  const [asked, setAsked] = useState<keyof typeof questions>();
  const [create] = useCreateGuestLinkMutation();
  const [revoke] = useRevokeGuestLinkMutation();
  const { attempt, isBusy } = useAttempt();
  const variables = { propertyId: property.id };

  const renewal = {
    action: () => create({ variables }).then(onChanged),
    success: { title: link ? 'Guest link renewed' : 'Guest link created' },
    failure: { title: 'Guest link failed', fallback: 'Failed to create the guest link' },
  };
  const removal = {
    action: () => revoke({ variables }).then(onChanged),
    success: { title: 'Guest link revoked', description: 'It has stopped working.' },
    failure: { title: 'Revoke failed', fallback: 'Failed to revoke the guest link' },
  };

  if (!link) {
    return (
      <EmptyState
        icon={<QrCode size={28} />}
        title="No guest link yet"
        text="Create one, print its card and leave it at the property."
        action={
          <Button busy={isBusy} onClick={() => attempt(renewal)}>
            Create guest link
          </Button>
        }
      />
    );
  }
  return (
    <Stack>
      <Code src={qrSource(link.qrSvg)} alt={`QR code of the guest link of ${property.label}`} />
      <CopyField label="Address" copyLabel="Copy address" what="Address" value={link.url} />
      <Since>Made on {dayText(link.createdAt)}</Since>
      <Row $gap={2} $justify="center">
        <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
        <ShareButton title={`Requests at ${property.label}`} url={link.url} variant="secondary" />
        <Button variant="secondary" onClick={() => setAsked('renew')}>
          Renew
        </Button>
        <Button variant="secondary" onClick={() => setAsked('revoke')}>
          Revoke
        </Button>
      </Row>
      <GuestCard house={property.label} link={link} />
      {asked && (
        <ConfirmAction
          onClose={() => setAsked(undefined)}
          {...questions[asked]}
          attempt={asked === 'renew' ? renewal : removal}
        />
      )}
    </Stack>
  );
}
