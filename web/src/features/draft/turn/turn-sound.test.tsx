import { act, screen, waitFor } from '@testing-library/react';
import { fakeDraft, picked } from '../test/fake-draft';
import { renderDraft } from '../test/render-draft';

/** The notes that were played; two make one sound. */
let notes: number[] = [];
/** Whether the browser lets the page sound. */
let isAllowed = true;

class FakeNode {
  gain = {
    setValueAtTime: () => {},
    linearRampToValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
  };
  connect = (next: unknown) => next;
  stop = () => {};
}
class FakeOscillator extends FakeNode {
  constructor(
    _context: unknown,
    readonly options: { frequency: number },
  ) {
    super();
  }
  start = () => void notes.push(this.options.frequency);
}
class FakeAudio {
  currentTime = 0;
  destination = {};
  get state() {
    return isAllowed ? 'running' : 'suspended';
  }
  resume = async () => {};
}

const { AudioContext, OscillatorNode, GainNode } = globalThis;
beforeEach(() => {
  notes = [];
  isAllowed = true;
  localStorage.clear();
  Object.assign(globalThis, {
    AudioContext: FakeAudio,
    OscillatorNode: FakeOscillator,
    GainNode: FakeNode,
  });
});
afterEach(() => {
  Object.assign(globalThis, { AudioContext, OscillatorNode, GainNode });
});

const soundSwitch = () => screen.findAllByRole('switch', { name: 'Sound when it is my turn' });
const title = () => screen.findAllByRole('heading', { name: 'It is your turn' });

/** Omar picks, and it is Olivia’s turn. */
async function comeToMyTurn(rooms: ReturnType<typeof renderDraft>[]) {
  const [room] = rooms;
  const draft = room?.state.draft;
  if (!draft) throw new Error('No draft.');
  const pick = picked(2, 5, 30);
  for (const one of rooms) await one.publishEvents({ ...draft, seq: 2 }, [pick]);
  expect(await title()).toHaveLength(rooms.length);
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

it('is silent by default', async () => {
  const room = renderDraft({ draft: fakeDraft() });
  const [control] = await soundSwitch();
  expect(control).not.toBeChecked();
  expect(screen.getByRole('region', { name: 'Whose turn it is' })).not.toContainElement(
    control as HTMLElement,
  );
  await comeToMyTurn([room]);
  await settle();
  expect(notes).toEqual([]);
});

it('sounds once it is switched on, and at my turn, and remembers the switch', async () => {
  const room = renderDraft({ draft: fakeDraft() });
  await room.user.click((await soundSwitch())[0] as HTMLElement);
  await waitFor(() => expect(notes).toHaveLength(2));
  await comeToMyTurn([room]);
  await waitFor(() => expect(notes).toHaveLength(4));
  expect(localStorage.getItem('fairweek-turn-sound')).toBe('on');
});

it('is silent again once it is switched off', async () => {
  localStorage.setItem('fairweek-turn-sound', 'on');
  const room = renderDraft({ draft: fakeDraft() });
  const [control] = await soundSwitch();
  expect(control).toBeChecked();
  await room.user.click(control as HTMLElement);
  await comeToMyTurn([room]);
  await settle();
  expect(notes).toEqual([]);
});

it('sounds in one of two tabs', async () => {
  localStorage.setItem('fairweek-turn-sound', 'on');
  const draft = fakeDraft();
  const rooms = [renderDraft({ draft }), renderDraft({ draft })];
  await waitFor(async () => expect(await soundSwitch()).toHaveLength(2));
  await comeToMyTurn(rooms);
  await settle();
  expect(notes).toHaveLength(2);
});

it('does not sound for a turn that had begun before', async () => {
  localStorage.setItem('fairweek-turn-sound', 'on');
  renderDraft({ draft: { ...fakeDraft(), log: [...fakeDraft().log, picked(2, 5, 30)], seq: 2 } });
  await title();
  await settle();
  expect(notes).toEqual([]);
});

it('leaves the turn to another tab where the browser does not let it sound', async () => {
  localStorage.setItem('fairweek-turn-sound', 'on');
  isAllowed = false;
  const room = renderDraft({ draft: fakeDraft() });
  await soundSwitch();
  await comeToMyTurn([room]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(notes).toEqual([]);
  expect(localStorage.getItem('fairweek-turn-heard')).toBeNull();
});
