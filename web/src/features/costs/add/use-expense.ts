import { type CostCategory, useEnterExpenseMutation } from '../../../generated/graphql';
import { today } from '../../../lib/dates/dates';
import { type UploadedFile, useFileUpload } from '../../../lib/files/use-file-upload';
import { useClientKey } from '../../../lib/network/client-key';
import { useKeptDraft } from '../../../lib/use-kept-draft';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { amountOf, amountProblem, type House, mySharesOf } from '../house';
import { ALL_COSTS } from '../use-costs';
import { CATEGORIES } from '../words';
import { partsProblem, type SplitDraft, splitInput } from './split-draft';

/** The maximum for an expense; the server enforces the same limit. */
const MOST_RECEIPTS = 6;

interface ExpenseDraft extends SplitDraft {
  category: CostCategory | '';
  date: string;
  title: string;
  supplier: string;
  paidBy: string;
  files: readonly UploadedFile[];
}

const firstDraft = (house: House): ExpenseDraft => ({
  ...{ amount: '', category: '', date: today(), title: '', supplier: '' },
  ...{ method: 'SHARES', parts: {}, files: [] },
  paidBy: mySharesOf(house)[0]?.account ?? 'BANK',
});

/** The title that an expense has without one of its own. */
export const titleFor = ({ category, supplier }: Pick<ExpenseDraft, 'category' | 'supplier'>) =>
  supplier.trim() || (category && CATEGORIES[category].label);

/** Returns what happens with what an owner has entered. */
export const enteredToast = (seq: number | null, who: string) =>
  seq === null
    ? { title: 'Sent', description: `It counts once ${who}.` }
    : { title: 'Saved', description: 'All owners can see it.' };

/** The draft of an expense, which this browser keeps until it is saved, and its receipts. */
export function useExpense(house: House, onSaved: () => void) {
  const { propertyId } = house;
  const [enter] = useEnterExpenseMutation();
  const keyOf = useClientKey();
  const form = useDialogForm({
    first: () => firstDraft(house),
    check: (draft) => {
      const problems = {
        ...(amountOf(house, draft.amount) === null && { amount: amountProblem(house) }),
        ...(draft.category === '' && { category: 'Please choose what it was for.' }),
      };
      const parts = partsProblem(house, draft);
      return parts ? { ...problems, parts } : problems;
    },
    async save(draft) {
      const { category, date, title, supplier, paidBy, files } = draft;
      if (category === '') throw new Error('A category is missing.');
      const what = {
        ...{ propertyId, amount: amountOf(house, draft.amount) ?? 0, category, date, paidBy },
        title: title.trim() || titleFor(draft),
        supplier: supplier.trim() || null,
        ...splitInput(house, draft),
        fileIds: files.map(({ id }) => id),
      };
      const { data } = await enter({ variables: { input: { ...what, clientKey: keyOf(what) } } });
      return data?.enterExpense.seq ?? null;
    },
    reread: ALL_COSTS,
    success: (seq) => enteredToast(seq, 'it is approved'),
    failure: { title: 'Not saved', fallback: 'What you entered is still here. Please try again.' },
    onSaved,
  });
  const { draft, set } = form;
  useKeptDraft(`expense-${propertyId}`, 0, form);
  const upload = useFileUpload({ purpose: 'RECEIPT', propertyId }, async (file) =>
    set((now) => ({ ...now, files: [...now.files, file] })),
  );
  const { send, progress, problem, cancel: onCancel } = upload;
  const onFiles = (files: readonly File[]) =>
    send(files.slice(0, MOST_RECEIPTS - draft.files.length));
  return {
    form,
    upload: { progress, problem, onFiles, onCancel },
    isFull: draft.files.length >= MOST_RECEIPTS,
    /** Empties the form. */
    startOver: () => set(firstDraft(house)),
  };
}
