import { parseMoney } from '@rules/costs';
import {
  type CostCategory,
  CostsDocument,
  useSaveBudgetMutation,
} from '../../../generated/graphql';
import { useDialogForm } from '../../../ui/form/use-edit-form';
import { Columns } from '../../../ui/layout/Split';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { Text } from '../../../ui/text/Text';
import { MoneyField } from '../add/money-fields';
import { amountProblem, amountText, type House, typedAmount } from '../house';
import { ALL_CATEGORIES, CATEGORIES } from '../words';

type Draft = Record<CostCategory, string>;

/** The planned costs of a year by category. */
export function BudgetDialog({ house, onClose }: { house: House; onClose: () => void }) {
  const { propertyId, year, currency, categories } = house;
  const [save] = useSaveBudgetMutation();
  const read = (text: string) => (text.trim() ? parseMoney(text, currency) : 0);
  const linesOf = (draft: Draft) =>
    ALL_CATEGORIES.flatMap((category) => {
      const amount = read(draft[category]) ?? 0;
      return amount > 0 ? [{ category, amount }] : [];
    });
  const form = useDialogForm<Draft, unknown>({
    first: () =>
      Object.fromEntries(
        ALL_CATEGORIES.map((category) => {
          const budget = categories.find((it) => it.category === category)?.budget ?? null;
          return [category, budget === null ? '' : typedAmount(house, budget)];
        }),
      ) as Draft,
    check: (draft) =>
      Object.fromEntries(
        Object.entries(draft).flatMap(([category, text]) =>
          read(text) === null ? [[category, amountProblem(house)]] : [],
        ),
      ),
    save: (draft) => save({ variables: { input: { propertyId, year, lines: linesOf(draft) } } }),
    reread: [CostsDocument],
    success: { title: 'Budget saved' },
    failure: { title: 'Not saved', fallback: 'What you entered is still here. Please try again.' },
    onSaved: onClose,
  });
  const total = linesOf(form.draft).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <FormDialog
      form={form}
      title={`Budget of ${year}`}
      description="Leave empty what has no budget."
      submitLabel="Save"
      beside={
        <Text role="status" style={{ marginInlineEnd: 'auto', alignSelf: 'center' }}>
          Together {amountText(house, total)}
        </Text>
      }
      onClose={onClose}
    >
      <Columns $least="9rem">
        {ALL_CATEGORIES.map((category) => (
          <MoneyField
            key={category}
            label={CATEGORIES[category].label}
            {...{ currency }}
            {...form.text(category)}
          />
        ))}
      </Columns>
    </FormDialog>
  );
}
