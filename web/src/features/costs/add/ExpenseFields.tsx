import { useState } from 'react';
import { today } from '../../../lib/dates/dates';
import { Select } from '../../../ui/choice/Select';
import { DateField } from '../../../ui/form/DateField';
import { TextField } from '../../../ui/form/TextField';
import { Fold } from '../../../ui/layout/Fold';
import { Columns } from '../../../ui/layout/Split';
import { Stack } from '../../../ui/layout/Stack';
import { FileTray } from '../../../ui/upload/FileTray';
import { FileUpload } from '../../../ui/upload/FileUpload';
import { accountOption, firstDayOf, type House, mySharesOf, payersOf } from '../house';
import { ALL_METHODS } from '../words';
import { CategoryGrid } from './CategoryGrid';
import { MoneyField } from './money-fields';
import { Preview, SplitFields } from './SplitFields';
import { titleFor, type useExpense } from './use-expense';

interface ExpenseFieldsProps {
  house: House;
  expense: ReturnType<typeof useExpense>;
}

/** A receipt, an amount and a category; the rest has defaults and is folded. */
export function ExpenseFields({ house, expense: { form, upload, isFull } }: ExpenseFieldsProps) {
  const { draft, change, problems } = form;
  const [isOpen, setOpen] = useState(false);
  const hasProblem = Boolean(
    problems.date ||
      problems.title ||
      problems.supplier ||
      problems.paidBy ||
      problems.method ||
      problems.parts,
  );
  const removeFile = (id: string) => change({ files: draft.files.filter((it) => it.id !== id) });
  return (
    <>
      <FileTray
        label="Receipts"
        files={draft.files}
        onRemove={removeFile}
        onCancel={upload.onCancel}
      />
      {!isFull && (
        <FileUpload
          {...upload}
          label={draft.files.length > 0 ? 'Add another receipt' : 'Choose a receipt'}
          text="A picture or a PDF"
          isMany
          takesPdf
          camera="environment"
        />
      )}
      <MoneyField label="Amount" isLarge currency={house.currency} {...form.text('amount')} />
      <CategoryGrid {...form.value('category')} />
      <Fold summary="More details" isOpen={isOpen || hasProblem} onToggle={setOpen}>
        <Details {...{ house, form }} />
      </Fold>
      <Preview {...{ house, draft }} />
    </>
  );
}

function Details({ house, form }: { house: House; form: ReturnType<typeof useExpense>['form'] }) {
  const payers = house.mayKeepBooks ? payersOf(house) : mySharesOf(house);
  return (
    <Stack>
      <Columns>
        <DateField label="Day" min={firstDayOf(house)} max={today()} {...form.text('date')} />
        <Select label="Paid by" options={payers.map(accountOption)} {...form.choice('paidBy')} />
        <TextField
          label="Title"
          maxLength={120}
          placeholder={titleFor(form.draft)}
          autoComplete="off"
          {...form.text('title')}
        />
        <TextField
          label="Shop or company"
          maxLength={120}
          autoComplete="off"
          {...form.text('supplier')}
        />
      </Columns>
      <SplitFields {...{ house, form }} methods={ALL_METHODS} />
    </Stack>
  );
}
