import { join } from 'node:path'
import { build, defaultClientConditions, type Plugin } from 'vite'
import { oldestBrowsers } from './oldest-browsers.ts'

/** Builds the service worker as a classic script. Some supported browsers can't load a service worker as a module. */
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
