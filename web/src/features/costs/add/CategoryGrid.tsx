import { useId } from 'react';
import styled from 'styled-components';
import type { CostCategory } from '../../../generated/graphql';
import { Fieldset } from '../../../ui/form/Fieldset';
import { Text } from '../../../ui/text/Text';
import { box, color, font, radius, screen, space } from '../../../ui/theme/tokens';
import { ALL_CATEGORIES, CATEGORIES } from '../words';

const Grid = styled.div`
  ${box.grid(2)};
  grid-template-columns: repeat(auto-fill, minmax(5.25rem, 1fr));
  label {
    position: relative;
    ${box.column(1)};
    align-items: center;
    justify-content: center;
    min-height: 72px;
    padding: ${space[2]} ${space[1]};
    border: 1px solid ${color.border};
    border-radius: ${radius.medium};
    ${font.size('tiny', 'medium')};
    cursor: pointer;
    svg {
      color: ${color.textMuted};
    }
  }
  label:hover {
    border-color: ${color.inputBorder};
  }
  label:has(:checked) {
    ${box.chosen};
    svg {
      color: ${color.primaryText};
    }
  }
  label:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  input {
    position: absolute;
    inset: 0;
    appearance: none;
    border-radius: inherit;
    cursor: pointer;
    outline: 0;
  }
  ${screen.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

interface CategoryGridProps {
  value: CostCategory | '';
  onChange: (category: CostCategory) => void;
  error: string | undefined;
}

/** The choice of what money was spent on, by its icon. */
export function CategoryGrid({ value, onChange, error }: CategoryGridProps) {
  const name = useId();
  return (
    <Fieldset legend="What for">
      <Grid>
        {ALL_CATEGORIES.map((category, index) => {
          const { label, Icon } = CATEGORIES[category];
          return (
            <label key={category}>
              <input
                type="radio"
                name={name}
                checked={value === category}
                onChange={() => onChange(category)}
                {...(error && index === 0 && { 'aria-invalid': true, 'aria-describedby': name })}
              />
              <Icon size={22} aria-hidden />
              {label}
            </label>
          );
        })}
      </Grid>
      {error && (
        <Text as="p" id={name} role="alert" $tone="danger" $size="small">
          {error}
        </Text>
      )}
    </Fieldset>
  );
}
