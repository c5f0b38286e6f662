// Works without the network after the first visit: the service worker keeps every file of the app. It is registered once
// the page is idle, so that it never competes with the first screen.
import { registerSW } from 'virtual:pwa-register';

export function keepOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  addEventListener('load', () => registerSW({ immediate: true }), { once: true });
}
