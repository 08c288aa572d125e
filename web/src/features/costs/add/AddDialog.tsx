import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Segments } from '../../../ui/choice/Segments';
import { Row } from '../../../ui/layout/Stack';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import type { House } from '../house';
import { ExpenseFields } from './ExpenseFields';
import { PaymentFields } from './PaymentFields';
import { useExpense } from './use-expense';
import { type Suggested, usePayment } from './use-payment';

/** The kind of entry that is added, and a suggested payment. */
export interface Adding {
  kind: 'EXPENSE' | 'PAYMENT';
  payment?: Suggested;
}

interface AddDialogProps {
  house: House;
  adding: Adding;
  onClose: () => void;
}

/** Enters an expense or a payment; this browser keeps the typed values until they are saved. */
export function AddDialog({ house, adding, onClose }: AddDialogProps) {
  const [kind, setKind] = useState(adding.kind);
  const expense = useExpense(house, onClose);
  const payment = usePayment(house, adding.payment, onClose);
  const isExpense = kind === 'EXPENSE';
  const { form, startOver } = isExpense ? expense : payment;
  const waits = isExpense && !house.mayKeepBooks && house.approval !== 'NONE';
  return (
    <FormDialog
      form={form}
      title={isExpense ? 'Add an expense' : 'Add a payment'}
      description={house.propertyName}
      submitLabel={waits ? 'Send for approval' : 'Save'}
      cancelLabel="Close"
      isUnsaved={Boolean(adding.payment) && form.isChanged}
      disabled={isExpense && expense.upload.progress !== undefined}
      onClose={onClose}
    >
      {!adding.payment && (
        <Segments
          label="What to add"
          value={kind}
          options={[
            ['EXPENSE', 'Expense'],
            ['PAYMENT', 'Payment'],
          ]}
          onChange={setKind}
        />
      )}
      {isExpense ? (
        <ExpenseFields {...{ house, expense }} />
      ) : (
        <PaymentFields {...{ house }} form={payment.form} />
      )}
      {form.isChanged && (
        <Row $justify="center">
          <Button variant="ghost" onClick={startOver}>
            Start over
          </Button>
        </Row>
      )}
    </FormDialog>
  );
}
