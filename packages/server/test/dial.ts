// A connection by hand, for requests that no client would make.
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Returns what the server sends until it closes the connection. */
export function dial(url: string): { socket: Socket; ended: Promise<string> } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.on('error', () => undefined);
  return { socket, ended: new Promise((resolve) => socket.on('close', () => resolve(heard))) };
}
