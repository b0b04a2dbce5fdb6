import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'
import { filePerFile } from './build/file-per-file.ts'

/** What is published: modules with their sheets beside them; the types are written by `tsc` after it. */
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}'],
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
  esbuildPlugins: [filePerFile(import.meta.dirname), vanillaExtractPlugin({ identifiers: 'short' })],
})
