import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'
import { filePerFile } from './file-per-file.ts'
import { packagedName } from './host-proof.ts'
import { folder } from './packages.ts'

const root = process.cwd()

/** What is published of the current package: modules with their style sheets; `tsc` writes the types after it. */
export default defineConfig({
  // The frame is made by its own build, and `internals` are for tests alone.
  entry: ['src/**/*.{ts,tsx}', '!src/embed/**', '!src/**/internals/**'],
  outDir: folder,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  dts: false,
  splitting: false,
  clean: true,
  silent: true,
  skipNodeModulesBundle: true,
  // Sheets on their way from a style module to a file.
  noExternal: [/\.vanilla\.css/],
  esbuildPlugins: [filePerFile(root), vanillaExtractPlugin({ identifiers: packagedName })],
})
