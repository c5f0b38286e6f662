// Makes the app work without the network after the first visit: the service worker keeps every file of it. It is
// registered when the page has been at rest for a while, so that it never competes with the first screen and the first
// board.
import { isEmbedded } from '../base/navigation/embedded.ts';

const AT_REST = 4000;

export function keepOffline(): void {
  if (isEmbedded || !('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const register = async () => (await import('virtual:pwa-register')).registerSW({ immediate: true });
  const registerAtRest = () => setTimeout(() => void register(), AT_REST);
  if (document.readyState === 'complete') registerAtRest();
  else addEventListener('load', registerAtRest, { once: true });
}
