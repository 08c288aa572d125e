import { notify, open } from './notifications';
import { answer, forgetOldFiles, keepFiles, keepShell, worker } from './shell';

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const ready = [
    forgetOldFiles(),
    worker.clients.claim(),
    worker.registration.navigationPreload?.enable(),
  ];
  event.waitUntil(Promise.all(ready));
});

worker.addEventListener('fetch', answer);

worker.addEventListener('message', (event) => {
  const { kind, urls } = event.data as { kind?: string; urls?: string[] };
  if (kind === 'keep' && urls) event.waitUntil(keepFiles(urls));
});

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(notify(event.data.json()));
});

worker.addEventListener('notificationclick', (event) => event.waitUntil(open(event)));
