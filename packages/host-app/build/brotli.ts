import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes a brotli file beside each asset, so that the server doesn't compress on every request. */
export const brotli = (folder: string): Plugin => ({
  name: 'portal-brotli',
  apply: 'build',
  writeBundle() {
    for (const name of readdirSync(folder)) {
      if (!/\.(js|css|svg)$/.test(name)) continue
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))))
    }
  },
})
