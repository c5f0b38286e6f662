// boardgame.io's server with its in-memory store, in a separate process.
import { createRequire } from 'node:module';
import { peerGame } from './peer-game.ts';

interface PeerServer {
  run(options: object): Promise<{ appServer: { address(): { port: number } } }>;
}

// `require`, because boardgame.io has entry points that `import` does not find.
const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server: (options: object) => PeerServer;
  Origins: { LOCALHOST: unknown };
};

const server = Server({ games: [peerGame()], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0, callback: () => undefined });
console.log(`url http://127.0.0.1:${appServer.address().port}`);
process.once('SIGTERM', () => process.exit(0));
