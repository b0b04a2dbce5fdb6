import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { brotli } from './build/brotli.ts'
import { completeStyles } from './build/complete-styles.ts'
import { coreChunk } from './build/core-chunk.ts'
import { offlineWorker } from './build/offline-worker.ts'
import { oldestBrowsers } from './build/oldest-browsers.ts'
import { preloadTexts } from './build/preload-texts.ts'
import { textsBesideCode } from './build/texts-beside-code.ts'

const root = import.meta.dirname
const core = coreChunk()

export default defineConfig({
  root,
  resolve: { conditions: ['portal-source', ...defaultClientConditions] },
  // vanilla-extract runs style files on the server's side, and loses the styles of an import that it cannot resolve there.
  environments: { ssr: { resolve: { conditions: ['portal-source', ...defaultServerConditions] } } },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
    core.plugin,
    preloadTexts(),
    textsBesideCode(),
    completeStyles(),
    brotli(join(root, 'dist/assets')),
    offlineWorker(root),
  ],
  build: {
    target: oldestBrowsers,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: { output: { codeSplitting: core.codeSplitting } },
  },
})
