import styled from 'styled-components';
import type { SplitMethod } from '../../../generated/graphql';
import { Select } from '../../../ui/choice/Select';
import type { EditForm } from '../../../ui/form/use-edit-form';
import { font, numerals } from '../../../ui/theme/tokens';
import { amountText, type House } from '../house';
import { METHODS, methodOptions } from '../words';
import { ShareAmounts } from './money-fields';
import { previewText, restOf, type SplitDraft } from './split-draft';

interface SplitFieldsProps {
  house: House;
  form: EditForm<SplitDraft>;
  methods: readonly SplitMethod[];
}

/** How an amount is split, and the amounts by hand. */
export function SplitFields({ house, form, methods }: SplitFieldsProps) {
  const { draft } = form;
  const rest = restOf(house, draft);
  return (
    <>
      <Select
        label="Split"
        hint={METHODS[draft.method].hint}
        options={methodOptions(methods)}
        {...form.choice('method')}
      />
      {draft.method === 'BY_HAND' && (
        <ShareAmounts
          label="What each share bears"
          hint={rest === 0 ? 'It adds up.' : `Left to split: ${amountText(house, rest)}`}
          {...form.value('parts')}
          {...{ house }}
        />
      )}
    </>
  );
}

const Sentence = styled.p`
  ${font.size('small', 'medium')};
  ${numerals};
  &:empty {
    display: none;
  }
`;

/** The part of the user in an amount while it is typed. */
export const Preview = ({ house, draft }: { house: House; draft: SplitDraft }) => (
  <Sentence role="status">{previewText(house, draft)}</Sentence>
);
