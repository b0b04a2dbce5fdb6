import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'
import { filePerFile } from './file-per-file.ts'
import { packagedName } from './host-proof.ts'
import { folder } from './packages.ts'

const root = process.cwd()

/** Builds the modules and stylesheets of the package in the current folder. `tsc` writes the types afterwards. */
export default defineConfig({
  // The frame has its own build, and `internals` is for tests.
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
  // Style modules of vanilla-extract become sheets.
  noExternal: [/\.vanilla\.css/],
  esbuildPlugins: [filePerFile(root), vanillaExtractPlugin({ identifiers: packagedName })],
})
