/** A piece of a text; with `href` it is a link. */
interface TextPart {
  text: string;
  href?: string;
}

/** Addresses of pages (http, https or www.) and of mailboxes; nothing else becomes a link. */
const ADDRESS = /\b(?:(?:https?:\/\/|www\.)[^\s<>"]+|(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/gi;

const count = (text: string, character: string) => text.split(character).length - 1;

/** Without the punctuation of the sentence around it; a bracket that the address opens stays. */
function withoutEnd(address: string): string {
  const last = address.at(-1) ?? '';
  if (last === ')' && count(address, '(') >= count(address, ')')) return address;
  return /[.,;:!?'"”’»)\]}*_]/.test(last) ? withoutEnd(address.slice(0, -1)) : address;
}

function hrefOf(address: string): string {
  if (/^(https?:\/\/|mailto:)/i.test(address)) return address;
  return /^www\./i.test(address) ? `https://${address}` : `mailto:${address}`;
}

/** Splits a text into plain parts and links. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found);
    if (/^(https?:\/\/|www\.?)$/i.test(address)) continue;
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ text: address, href: hrefOf(address) });
    done = index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}
