import { drawLogo } from '../../../core/paper/frame';
import { INK, PAGE, type Paper, WIDTH } from '../../../core/paper/paper';
import type { Figure } from '../rules';

/** The text of the first page, besides the figures. */
export interface CoverDetails {
  title: string;
  description: string;
  /** The days the report covers, as text. */
  period: string;
  /** The properties it covers, as text; null for all. */
  properties: string | null;
  /** Null for a report that is not sent. */
  preparedFor: string | null;
  preparedBy: string;
  /** The day of creation, as text. */
  madeOn: string;
  message: string | null;
}

const PER_ROW = 3;
const GAP = 12;
const CARD = { width: (WIDTH - (PER_ROW - 1) * GAP) / PER_ROW, height: 74 };
/** Maximum number of figures on the first page; the others follow after it. */
export const COVER_FIGURES = 12;

function drawFacts(
  paper: Paper,
  { period, properties, preparedFor, preparedBy, madeOn }: CoverDetails,
): void {
  const facts = {
    Period: period,
    Properties: properties,
    'Prepared for': preparedFor,
    'Prepared by': preparedBy,
    Date: madeOn,
  };
  for (const [label, value] of Object.entries(facts)) {
    if (value === null) continue;
    const style = { y: paper.y, size: 11 };
    paper.write(label, { ...style, x: PAGE.margin, width: 96, color: INK.muted });
    paper.write(value, { ...style, x: PAGE.margin + 100, width: WIDTH - 100, font: 'bold' });
    paper.y += 19;
  }
  paper.y += 18;
}

const MESSAGE = { x: PAGE.margin + 18, width: WIDTH - 36, size: 11, lines: 42 };
const MESSAGE_AFTER = 24;

const messageHeight = (paper: Paper, message: string) =>
  paper.heightOf(message, MESSAGE) + 28 + MESSAGE_AFTER;

function drawMessage(paper: Paper, message: string): void {
  const height = messageHeight(paper, message) - MESSAGE_AFTER;
  paper.rect(PAGE.margin, paper.y, { width: WIDTH, height, radius: 6 }, INK.white);
  paper.rect(PAGE.margin, paper.y, { width: 4, height }, INK.series[1] ?? INK.accent);
  paper.write(message, { ...MESSAGE, y: paper.y + 14 });
  paper.y += height + MESSAGE_AFTER;
}

function drawFigure(paper: Paper, { label, value }: Figure, at: { x: number; y: number }): void {
  paper.rect(at.x, at.y, { ...CARD, radius: 6 }, INK.white);
  const box = { x: at.x + 14, width: CARD.width - 28 };
  paper.write(value, {
    ...box,
    y: at.y + (value.length > 12 ? 20 : 10),
    font: 'bold',
    size: value.length > 12 ? 13 : 25,
    color: INK.accent,
  });
  paper.write(label, { ...box, y: at.y + 48, size: 10, color: INK.muted });
}

/**
 * Draws the first page: what the report is, for whom, a message, and the most important figures.
 */
export function drawCover(paper: Paper, facts: CoverDetails, figures: Figure[]): void {
  paper.addPage();
  paper.rect(0, 0, { width: PAGE.width, height: PAGE.height }, INK.sand);
  paper.rect(0, 0, { width: PAGE.width, height: 6 }, INK.accent);
  drawLogo(paper, 52);
  paper.y = 136;
  const title = { x: PAGE.margin, width: WIDTH };
  paper.write(facts.title, { ...title, y: paper.y, font: 'serif', size: 34, tag: 'H1' });
  paper.write(facts.description, { ...title, y: paper.y + 50, size: 13, color: INK.muted });
  paper.y += 94;
  drawFacts(paper, facts);
  const shown = figures.slice(0, COVER_FIGURES);
  const rows = Math.ceil(shown.length / PER_ROW);
  const left = PAGE.height - PAGE.margin - rows * (CARD.height + GAP) - paper.y;
  const isMessageHere = facts.message !== null && messageHeight(paper, facts.message) <= left;
  if (facts.message && isMessageHere) drawMessage(paper, facts.message);
  for (const [index, figure] of shown.entries()) {
    const column = index % PER_ROW;
    const row = Math.floor(index / PER_ROW);
    const x = PAGE.margin + column * (CARD.width + GAP);
    drawFigure(paper, figure, { x, y: paper.y + row * (CARD.height + GAP) });
  }
  paper.addPage();
  // A message that does not fit on the first page precedes everything else.
  if (facts.message && !isMessageHere) drawMessage(paper, facts.message);
}
