import { action } from '../../core/audiences/action';
import { happening } from '../../core/audiences/happening';
import type { Draw, DrawPhase } from '../chain/rules';
import { propertySubject } from '../properties/steps/lock-property';

export const rotationUpdated = action('rotation.update');

/** A draw of a house as it stands now, and all owners of its shares. */
interface DrawNews {
  house: { propertyId: number; name: string };
  draw: Draw;
  phase: DrawPhase;
  owners: readonly number[];
}

/** The news of a draw in a sentence; its page names the times, in those of the reader. */
function newsOf({ draw, phase }: DrawNews): string {
  const { question } = draw.begun;
  const { end } = draw;
  if (end?.kind === 'DRAWN') {
    return `“${question}” was drawn: shares ${end.order.join(', ')}, in this order.`;
  }
  if (end) return `“${question}” is not drawn: ${end.reason ?? 'too few have taken part.'}`;
  return phase === 'COMMITTING'
    ? `Lots are drawn: “${question}” Please open the page and take part.`
    : `“${question}” Your secret number is needed now: please open the page, in the browser in which you took part.`;
}

/** A draw began, waits for secrets or is over; only those who hold a secret hear that it waits. */
export const drawChanged = happening<DrawNews>('rotation.draw', {
  activity: (it) => {
    const { draw, house, owners, phase } = it;
    const holders = [...draw.commitments.values()].map(({ by }) => by);
    return [...new Set(phase === 'REVEALING' ? holders : owners)].map((userId) => ({
      ...{ kind: 'draw.news', userId, propertyId: house.propertyId, byId: undefined },
      facts: { title: draw.begun.question, news: newsOf(it) },
    }));
  },
  audit: (it) => {
    const { begun, end } = it.draw;
    const { propertyId: id, name } = it.house;
    const byId = (end?.kind === 'DRAW_CANCELLED' && end.by) || begun.by;
    const after = { news: newsOf(it) };
    const subject = propertySubject({ id, name });
    return it.phase === 'REVEALING' ? null : { action: 'rotation.draw', subject, after, byId };
  },
});
