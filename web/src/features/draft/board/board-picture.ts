import { fingerprintOf } from '@rules/draft';
import { shortDates } from '../../../lib/dates/week-dates';
import { ownFaces } from '../../../lib/screen/own-faces';
import { ownerOf, type Room } from '../room/room';

const WIDTH = 1200;
const MARGIN = 56;
const HEAD = 176;
const ROW = 76;
const NAMES = 300;
const FOOT = 20;
/** The image is drawn at double resolution for high-density screens. */
const FINENESS = 2;

const quoted = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Reads a colour of the current theme. */
type Colour = (name: string) => string;

/** The final board as an SVG: a row per share, its weeks by round. */
export function boardSvg(room: Room, colour: Colour, style = ''): string {
  const { draft, facts, state } = room;
  const { rounds } = facts.rules;
  const column = (WIDTH - 2 * MARGIN - NAMES) / rounds;
  const height = HEAD + facts.shares.length * ROW + MARGIN + FOOT;
  const text = (x: number, y: number, style: string, words: string) =>
    `<text x="${x}" y="${y}" ${style}>${quoted(words)}</text>`;
  const ink = colour('--color-text');
  const muted = colour('--color-text-muted');
  const sans = `font-family="'Source Sans 3 Variable', sans-serif"`;
  const title = `font-family="'Young Serif', serif" font-size="44" fill="${ink}"`;
  const parts = [
    `<style>${style}</style>`,
    `<rect width="${WIDTH}" height="${height}" fill="${colour('--color-background')}"/>`,
    text(MARGIN, 92, title, draft.propertyName),
    text(MARGIN, 136, `${sans} font-size="26" fill="${muted}"`, `The draft of ${draft.year}`),
  ];
  facts.shares.forEach((share, row) => {
    const y = HEAD + row * ROW;
    const fill = colour(`--share-${share}`);
    const on = colour(`--share-${share}-on`);
    const soft = colour(`--share-${share}-soft`);
    parts.push(
      `<rect x="${MARGIN}" y="${y + 8}" width="60" height="60" rx="14" fill="${fill}"/>`,
      text(
        MARGIN + 30,
        y + 48,
        `${sans} font-size="28" font-weight="650" text-anchor="middle" fill="${on}"`,
        String(share),
      ),
      text(MARGIN + 80, y + 47, `${sans} font-size="25" fill="${ink}"`, ownerOf(room, share)),
    );
    for (const pick of state.picks.filter((it) => it.share === share)) {
      const week = facts.weeks.find((it) => it.week === pick.week);
      if (!week) continue;
      const x = MARGIN + NAMES + (pick.round - 1) * column;
      const middle = x + column / 2 - 4;
      const small = `${sans} font-size="18" text-anchor="middle" fill="${muted}"`;
      parts.push(
        `<rect x="${x}" y="${y + 8}" width="${column - 8}" height="60" rx="12" fill="${soft}"/>`,
        text(
          middle,
          y + (week.holiday ? 36 : 46),
          `${sans} font-size="23" font-weight="600" text-anchor="middle" fill="${ink}"`,
          shortDates(week),
        ),
        week.holiday ? text(middle, y + 58, small, week.holiday) : '',
      );
    }
  });
  const proof = `Fingerprint of the log: ${fingerprintOf(draft.head)}`;
  parts.push(text(MARGIN, height - 28, `${sans} font-size="18" fill="${muted}"`, proof));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">${parts.join('')}</svg>`;
}

/** Renders an SVG to a PNG. */
async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * FINENESS;
  canvas.height = image.height * FINENESS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/png'),
  );
}

/** Shares an image of the board where the device supports it, otherwise downloads it. */
export async function shareBoard(room: Room): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  const blob = await toPng(
    boardSvg(room, (name) => style.getPropertyValue(name).trim(), await ownFaces()),
  );
  const { propertyName, year } = room.draft;
  const file = new File([blob], `${propertyName} ${year}.png`, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: `${propertyName}: the draft of ${year}` });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
