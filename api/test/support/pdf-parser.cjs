// Reads a PDF from stdin with a parser independent of the library that wrote it, and prints its
// pages as text. A process of its own, because jest's require does not load ES modules.
const { buffer } = require('node:stream/consumers');
const { extractText, getDocumentProxy, getMeta } = require('unpdf');

async function main() {
  const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = await getMeta(pdf);
  console.log(JSON.stringify({ pages: text, title: info.Title }));
}

main();
