import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname

/** Lays a brotli file beside each asset, so that the server sends it without working on it. */
const brotli = (): Plugin => ({
  name: 'portal-brotli',
  apply: 'build',
  writeBundle() {
    const folder = join(root, 'dist/assets')
    for (const name of readdirSync(folder)) {
      if (!/\.(js|css|svg)$/.test(name)) continue
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))))
    }
  },
})

export default defineConfig({
  root,
  resolve: { conditions: ['portal-source', ...defaultClientConditions] },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
    brotli(),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, manifest: true },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8000' } },
})
