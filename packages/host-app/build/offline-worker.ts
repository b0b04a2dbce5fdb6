import { join } from 'node:path'
import { build, defaultClientConditions, type Plugin } from 'vite'
import { oldestBrowsers } from './oldest-browsers.ts'

/** Builds the service worker beside the pages: a file of its own, since a worker of other browsers loads no modules. */
export const offlineWorker = (root: string): Plugin => ({
  name: 'portal-offline-worker',
  apply: 'build',
  async closeBundle() {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { conditions: ['portal-source', ...defaultClientConditions] },
      build: {
        target: oldestBrowsers,
        emptyOutDir: false,
        copyPublicDir: false,
        lib: {
          entry: join(root, 'src/core/offline/worker.ts'),
          formats: ['iife'],
          name: 'portalWorker',
          fileName: () => 'worker.js',
        },
      },
    })
  },
})
