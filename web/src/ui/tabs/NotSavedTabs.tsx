import { useContext } from 'react';
import styled from 'styled-components';
import { partsInWords } from '../../lib/text/format';
import { Muted } from '../text/Text';
import { color } from '../theme/tokens';
import { OtherTabs, verbFor } from './other-tabs';

const Note = styled(Muted)`
  align-self: center;
  margin-right: auto;
  button {
    padding: 0;
    border: 0;
    background: none;
    color: ${color.primaryText};
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`;

/** In the footer of a tab: which other tabs are not saved yet, each with the way there. */
export function NotSavedTabs() {
  const others = useContext(OtherTabs);
  if (others.length === 0) return null;
  const labels = others.map(({ label }) => label);
  return (
    <Note>
      {partsInWords(labels).map(({ type, value }) =>
        type === 'element' ? (
          <button key={value} type="button" onClick={others[labels.indexOf(value)]?.open}>
            {value}
          </button>
        ) : (
          value
        ),
      )}{' '}
      {verbFor(labels)} not saved yet.
    </Note>
  );
}
