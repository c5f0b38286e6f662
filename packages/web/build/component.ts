// The web component for other sites: one file with a fixed name, so that an address in somebody's page stays valid.
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { source } from './bundles.ts';

export const COMPONENT = 'planisphere-board.js';

/** @param config the configuration shared with the app's own build */
export function component(config: UserConfig): Plugin {
  return {
    name: 'component',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        ...config,
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        build: {
          target: 'es2022',
          write: false,
          lib: { entry: source('app/component/planisphere-board.ts'), formats: ['es'] },
        },
      });
      const [output] = [built].flat() as Rolldown.RolldownOutput[];
      this.emitFile({ type: 'asset', fileName: COMPONENT, source: output?.output[0].code ?? '' });
    },
  };
}
