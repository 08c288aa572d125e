/** An SVG used as a picture can only use embedded fonts; these contain the Latin alphabet. */
const LATIN = /U\+0{1,4}-0*FF\b/i;

const isFace = (rule: CSSRule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule;

function facesOfPage(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(isFace)
    .filter(({ style }) => LATIN.test(style.getPropertyValue('unicode-range')));
}

async function dataUrl(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Returns the app's upright font faces as self-contained CSS with embedded files. */
export async function ownFaces(): Promise<string> {
  const faces = await Promise.all(
    facesOfPage().map(async ({ style, parentStyleSheet }) => {
      const [, file] = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src')) ?? [];
      if (!file) return '';
      const url = new URL(file, parentStyleSheet?.href ?? document.baseURI);
      const [family, weight] = ['font-family', 'font-weight'].map((it) =>
        style.getPropertyValue(it),
      );
      return `@font-face{font-family:${family};font-weight:${weight};src:url(${await dataUrl(url.href)})}`;
    }),
  );
  return faces.join('');
}
