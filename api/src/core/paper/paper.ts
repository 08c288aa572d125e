import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { unpackWoff } from './woff';

/** In points; the pages are A4. */
export const PAGE = { width: 595.28, height: 841.89, margin: 50, top: 84, bottom: 64 };
export const WIDTH = PAGE.width - 2 * PAGE.margin;

/** The brand colours on paper. */
export const INK = {
  text: '#2b2a27',
  muted: '#6b6860',
  line: '#ddd7cc',
  sand: '#f6f3ee',
  track: '#ebe5db',
  accent: '#1d5fa8',
  white: '#ffffff',
  /** Distinguishable by colour-blind readers and in greyscale. */
  series: ['#1d5fa8', '#e39a3b', '#4fa08f', '#9c4a5c'],
};

/** The first three are Latin, Greek and Cyrillic; the serif is for titles and large numbers. */
const FONTS = {
  body: require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  serif: require.resolve('@expo-google-fonts/young-serif/400Regular/YoungSerif_400Regular.ttf'),
  arabic: require.resolve(
    '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
  ),
  devanagari: require.resolve(
    '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  ),
};

/** Coarse, but with the letters of nearly all scripts, Chinese and emoji included. */
const ALL_LETTERS = require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff');

/** The fonts of a text that its own cannot print, in order of preference. */
const FALLBACKS = ['bold', 'arabic', 'devanagari', 'all'] as const;

export type FontName = 'body' | 'bold' | 'serif';
type AnyFont = keyof typeof FONTS | 'all';

/** The role of a text in the document’s structure, for screen readers. */
type Tag = 'P' | 'H1' | 'H2' | 'TH' | 'TD';

export interface TextStyle {
  x: number;
  y: number;
  width: number;
  font?: FontName;
  size?: number;
  color?: string;
  align?: 'left' | 'center' | 'right';
  /** Maximum number of lines; defaults to 1. */
  lines?: number;
  lineGap?: number;
  /** Defaults to a paragraph; null for what only decorates the page, such as its number. */
  tag?: Tag | null;
}

/** Normalises line ends and white space, and removes invisible characters. */
const visible = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/(?!\n)\p{Cc}|\p{Cf}|\ufe0f/gu, '')
    .normalize('NFC');

const RIGHT_TO_LEFT =
  /[\p{sc=Arabic}\p{sc=Hebrew}\p{M}]+(?: [\p{sc=Arabic}\p{sc=Hebrew}\p{M}]+)*/gu;
const letters = new Intl.Segmenter('en');

/**
 * Orders what is written from right to left. The Arabic font does so within a word, and takes words
 * with fixed spaces for one; the font of all letters does not.
 */
const inOrder = (text: string, font: AnyFont): string =>
  text.replace(RIGHT_TO_LEFT, (words) =>
    font === 'arabic'
      ? words.replaceAll(' ', '\u00a0')
      : Array.from(letters.segment(words), ({ segment }) => segment)
          .reverse()
          .join(''),
  );

interface Glyphs {
  font: { hasGlyphForCodePoint(point: number): boolean };
}

/** A document written from top to bottom; `y` is the position of the next element. */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  y: number = PAGE.top;
  /** Size of the letters in tables. */
  tableSize = 9;
  private hasAllLetters = false;
  /** The element of the structure to which belongs what is written. */
  private element: PDFKit.PDFStructureElement;

  constructor(info: { title: string; author: string }) {
    this.doc = new PDFDocument({
      size: 'A4',
      // Only `need` breaks pages.
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      bufferPages: true,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en',
      displayTitle: true,
      info: { Title: info.title, Author: info.author, Creator: 'Fairweek' },
    });
    for (const [name, file] of Object.entries(FONTS)) {
      this.doc.registerFont(name, file);
    }
    this.element = this.doc.struct('Document');
    this.doc.addStructure(this.element);
  }

  addPage(): void {
    this.doc.addPage();
    this.y = PAGE.top;
  }

  /** Starts a new page unless this much of the current one is left; returns whether it did. */
  need(height: number): boolean {
    if (this.y + height <= PAGE.height - PAGE.bottom) return false;
    this.addPage();
    return true;
  }

  /** Puts what is drawn into an element of the structure, such as a table, a row or a figure. */
  within(type: 'Table' | 'TR' | 'Figure', draw: () => void, alt?: string): void {
    const outer = this.element;
    const inner = this.doc.struct(type, alt === undefined ? {} : { alt });
    outer.add(inner);
    this.element = inner;
    draw();
    inner.end();
    this.element = outer;
  }

  /** Draws what screen readers pass over. */
  private decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /**
   * Returns the text in a font that can print it; a character that no font has becomes a visible
   * box.
   */
  private printable(text: string, font: FontName): { text: string; font: AnyFont } {
    const points = [...visible(text)];
    const lacks = (point: string) =>
      point !== '\n' &&
      !(this.doc as unknown as { _font: Glyphs })._font.font.hasGlyphForCodePoint(
        point.codePointAt(0) ?? 0,
      );
    const hasAll = (name: AnyFont) => {
      if (name === 'all' && !this.hasAllLetters) {
        this.doc.registerFont(name, unpackWoff(readFileSync(ALL_LETTERS)));
        this.hasAllLetters = true;
      }
      this.doc.font(name);
      return !points.some(lacks);
    };
    const found = hasAll(font) ? font : (FALLBACKS.find(hasAll) ?? 'all');
    const printed = points.map((it) => (lacks(it) ? '□' : it)).join('');
    return { text: inOrder(printed, found), font: found };
  }

  /** Writes a text into its box and returns its height. */
  write(content: string, style: TextStyle): number {
    const { x, y, width, size = 9, align = 'left', lines = 1, lineGap = 0, tag = 'P' } = style;
    const { text, font } = this.printable(content, style.font ?? 'body');
    this.doc.font(font).fontSize(size);
    const height = lines * (this.doc.currentLineHeight(true) + lineGap);
    const wanted = this.doc.heightOfString(text, { width, lineGap });
    const print = () =>
      this.doc.fillColor(style.color ?? INK.text).text(text, x, y, {
        width,
        // One more line would not fit; half a point allows for rounding.
        height: height - lineGap + 0.5,
        align,
        lineGap,
        ellipsis: true,
      });
    if (tag === null) this.decorate(print);
    else {
      const content = this.doc.markStructureContent(tag);
      print();
      this.doc.endMarkedContent();
      this.element.add(this.doc.struct(tag, {}, [content]));
    }
    return Math.min(wanted, height);
  }

  /** Returns the height of a text of at most so many lines. */
  heightOf(content: string, { width, size = 9, font = 'body', lines = 1 }: Partial<TextStyle>) {
    const printed = this.printable(content, font);
    this.doc.font(printed.font).fontSize(size);
    const wanted = this.doc.heightOfString(printed.text, { width });
    return Math.min(wanted, lines * this.doc.currentLineHeight(true));
  }

  rect(
    x: number,
    y: number,
    size: { width: number; height: number; radius?: number },
    color: string,
  ) {
    const { width, height, radius = 0 } = size;
    if (width <= 0 || height <= 0) return;
    const corner = Math.min(radius, width / 2, height / 2);
    this.decorate(() => {
      if (corner > 0) this.doc.roundedRect(x, y, width, height, corner).fill(color);
      else this.doc.rect(x, y, width, height).fill(color);
    });
  }

  line(x: number, y: number, length: number, color: string = INK.line): void {
    this.decorate(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + length, y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke(),
    );
  }

  /** Writes a section title, with room for what follows on the same page. */
  title(text: string, { following }: { following: number }): void {
    this.need(following + 34);
    const style = { x: PAGE.margin, y: this.y, width: WIDTH, font: 'serif', size: 14 } as const;
    this.write(text, { ...style, tag: 'H2' });
    this.y += 26;
  }
}
