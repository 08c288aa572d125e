import { useEffect, useRef, useSyncExternalStore } from 'react';
import { keepText } from '../../../lib/keep-text';
import { wait } from '../../../lib/wait';
import { moveOf, myTurn, type Room } from '../room/room';

/** 'on' where someone wants to hear their turn; a choice of the device. */
const SETTING = 'fairweek-turn-sound';
/** The turn that was last heard, in any tab. */
const HEARD = 'fairweek-turn-heard';
/** Also the name of the lock under which tabs decide which of them sounds. */
const CHANGED = 'fairweek-turn-sound-changed';

/** Two notes, in Hz, and their length in seconds. */
const NOTES = [659.25, 880];
const NOTE_SECONDS = 0.16;
const FADE_SECONDS = 0.5;
const LOUDNESS = 0.2;
/** How long a browser may take to let a page sound, in ms; most refuse before the first tap. */
const PERMISSION_MS = 300;

/** Whether the browser can sound at all. */
export const canSound = () => 'AudioContext' in window;

const isWanted = () => localStorage.getItem(SETTING) === 'on';

function watchSetting(onChange: () => void): () => void {
  const kinds = ['storage', CHANGED];
  for (const kind of kinds) window.addEventListener(kind, onChange);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, onChange);
  };
}

let output: AudioContext | undefined;

function play(context: AudioContext): void {
  NOTES.forEach((pitch, index) => {
    const start = context.currentTime + index * NOTE_SECONDS;
    const note = new OscillatorNode(context, { frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + FADE_SECONDS);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + FADE_SECONDS);
  });
}

/** Sounds if the browser allows it now: a late sound would be wrong. */
async function sound(): Promise<boolean> {
  if (!canSound()) return false;
  output ??= new AudioContext();
  if (output.state !== 'running') await Promise.race([output.resume(), wait(PERMISSION_MS)]);
  if (output.state !== 'running') return false;
  play(output);
  return true;
}

/** Sounds for a turn unless another tab has. */
async function soundOnce(turn: string): Promise<void> {
  const attempt = async () => {
    if (!isWanted() || localStorage.getItem(HEARD) === turn) return;
    keepText(localStorage, HEARD, turn);
    // Another tab may be allowed to.
    if (!(await sound())) keepText(localStorage, HEARD, false);
  };
  // Browsers have no locks on pages without https.
  await (navigator.locks ? navigator.locks.request(CHANGED, attempt) : attempt());
}

/** The turn of the user that is running, by the entry that began it; null if it is not theirs. */
function turnKey(room: Room): string | null {
  const { draft } = room;
  if (draft.status !== 'RUNNING' || !myTurn(room)) return null;
  const start = draft.log.findLast((entry) => entry.kind === 'OPENED' || moveOf(entry) !== null);
  return `${draft.id} ${start?.seq}`;
}

/** Whether turns are heard on this device, and a function to change it, which plays the sound. */
export function useTurnSound() {
  const isOn = useSyncExternalStore(watchSetting, isWanted);
  const set = (next: boolean) => {
    keepText(localStorage, SETTING, next && 'on');
    window.dispatchEvent(new Event(CHANGED));
    if (next) void sound();
  };
  return { isOn, set };
}

/** Sounds when the user’s turn begins while the room is open; in one tab only. */
export function useTurnAlert(room: Room | null): void {
  const key = room && turnKey(room);
  const before = useRef(key);
  useEffect(() => {
    const isNew = key !== null && key !== before.current;
    before.current = key;
    if (isNew) void soundOnce(key);
  }, [key]);

  // A browser lets a page sound from the first tap on.
  useEffect(() => {
    const signs = ['pointerdown', 'keydown'] as const;
    const allow = () => {
      if (!isWanted() || !canSound()) return;
      output ??= new AudioContext();
      void output.resume();
    };
    for (const sign of signs) window.addEventListener(sign, allow);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, allow);
    };
  }, []);
}
