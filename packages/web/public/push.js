// Part of the service worker: shows that it is the player's turn. The notice names the table, not what happens there.
self.addEventListener('push', (event) => {
  const { code, text, path } = event.data?.json() ?? {};
  if (typeof code !== 'string' || typeof text !== 'string') return;
  event.waitUntil(
    self.registration.showNotification('Planisphere', {
      body: text,
      tag: code,
      icon: '/icon.svg',
      data: { path: typeof path === 'string' ? path : `/t/${code}` },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname.replace('-', '') === path);
      return open === undefined ? self.clients.openWindow(path) : open.focus();
    }),
  );
});
