import type { RestFile } from '../../../core/http/rest-file';

const STYLE = `body{font:18px/1.5 system-ui,sans-serif;margin:0;padding:15vh 1rem;background:#f6f3ee;color:#2b2a27}
  main{max-width:30rem;margin:auto;padding:2rem;border-radius:12px;background:#fff}
  h1{margin:0 0 1rem;font:400 1.75rem/1.3 Georgia,serif} p{margin:0 0 1.5rem}
  button{min-height:48px;padding:0 1.25rem;border:0;border-radius:8px;background:#1d5fa8;color:#fff;font:inherit;cursor:pointer}
  @media(prefers-color-scheme:dark){body{background:#1b1d21;color:#ece9e3}main{background:#26292f}}`;

function page(title: string, content: string, status = 200): RestFile {
  const html = `<!doctype html><html lang="en"><head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Fairweek</title>
    <style>${STYLE}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
  return { content: html, type: 'text/html; charset=utf-8', status };
}

export const unknownLinkPage = () =>
  page(
    'This link does not work',
    '<p>It may be incomplete. You can turn these emails off in your account menu.</p>',
    404,
  );

export const questionPage = () =>
  page(
    'Stop emails about unread messages?',
    '<p>Your messages stay where they are; we will no longer email you about unread ones.</p><form method="post"><button>Stop these emails</button></form>',
  );

export const stoppedPage = () =>
  page(
    'You will get no more of these emails',
    '<p>If you change your mind, turn them on again in your account menu, under Mail.</p>',
  );
