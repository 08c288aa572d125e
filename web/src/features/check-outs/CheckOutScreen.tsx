import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { type CheckOutFormQuery, useCheckOutFormQuery } from '../../generated/graphql';
import { clockText, dayText } from '../../lib/dates/dates';
import { errorCode } from '../../lib/network/error-text';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { Card } from '../../ui/card/Card';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { CalendarDays, Pencil } from '../../ui/icon/icons';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Stack } from '../../ui/layout/Stack';
import { CheckOutFields } from './CheckOutFields';
import { WhatIsLeft } from './WhatIsLeft';

type Form = CheckOutFormQuery['checkOutForm'];

/** /check-out/:bookingId: the checklist of a stay's last day. */
export function CheckOutScreen() {
  const { bookingId = '' } = useParams();
  const { data, error, refetch } = useCheckOutFormQuery({
    variables: { bookingId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Page>
      {data ? (
        <CheckOut form={data.checkOutForm} onReload={() => refetch()} />
      ) : (
        <NotLoaded
          {...{ error, refetch }}
          what="The check-out"
          isTitled
          isRefused={errorCode(error) === 'NOT_FOUND'}
        />
      )}
    </Page>
  );
}

function CheckOut({ form, onReload }: { form: Form; onReload: () => void }) {
  const { propertyName, endDate, checkOutTime, time, checkOut } = form;
  const [isChanging, setChanging] = useState(false);
  const until = checkOutTime && ` · out by ${clockText(checkOutTime)}`;
  return (
    <>
      <PageHeader
        title={`Check out of ${propertyName}`}
        text={`Your stay ends on ${dayText(endDate)}${until}`}
      />
      {time === 'NOW' && (isChanging || !checkOut) ? (
        <CheckOutFields
          key={checkOut?.version ?? 0}
          asked={form}
          onReload={onReload}
          onSaved={() => setChanging(false)}
        />
      ) : (
        <Done form={form} onChange={() => setChanging(true)} />
      )}
    </>
  );
}

function Done({ form, onChange }: { form: Form; onChange: () => void }) {
  const { checkOut, time, startDate } = form;
  if (!checkOut) {
    const isEarly = time === 'NOT_YET';
    return (
      <EmptyState
        icon={<CalendarDays size={28} />}
        title={isEarly ? `Check out from ${dayText(startDate)} on` : 'This stay is over'}
        text={
          isEarly
            ? 'The checklist of the house is here while you stay.'
            : 'One can check out until a week after the last day.'
        }
        action={
          <LinkButton to="/" variant="secondary">
            Back to the dashboard
          </LinkButton>
        }
      />
    );
  }
  return (
    <Card title="You have checked out">
      <Stack>
        <p>Those who come next see it. Have a good journey home!</p>
        <WhatIsLeft checkOut={checkOut} />
        {time === 'NOW' && (
          <Button
            variant="secondary"
            icon={<Pencil size={18} aria-hidden />}
            onClick={onChange}
            style={{ justifySelf: 'start' }}
          >
            Change it
          </Button>
        )}
      </Stack>
    </Card>
  );
}
