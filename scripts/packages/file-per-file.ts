import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration'
import type { Options } from 'tsup'
import { hostProof } from './host-proof.ts'
import { folder } from './packages.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

const fontUrl = /url\(['"]?(@fontsource\/[^'")]+)['"]?\)/g
const { resolve } = createRequire(import.meta.url)

/** Copies font files beside the sheet that names them, so that every bundler finds them. */
const bringFonts = async (css: string, target: string) => {
  for (const [, font = ''] of css.matchAll(fontUrl)) {
    await mkdir(join(target, 'fonts'), { recursive: true })
    await copyFile(resolve(font), join(target, 'fonts', basename(font)))
  }
  return css.replace(fontUrl, (_, font: string) => `url('./fonts/${basename(font)}')`)
}

/**
 * Writes one file per source file. Modules import each other as in the source, and each imports its own sheet. A
 * bundler then includes only what is used, and loads a sheet once that two components share.
 */
export const filePerFile = (root: string): Plugin => {
  const sheets = new Map<string, Promise<void>>()

  const writeSheet = async (file: string, css: string) => {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, hostProof(await bringFonts(css, dirname(file))))
  }

  return {
    name: 'file-per-file',
    setup(build) {
      build.onResolve({ filter: virtualCssFileFilter }, async ({ path }) => {
        const { fileName, source: css } = await getSourceFromVirtualCssFile(path)
        const own = relative('src', fileName.replace(/\.ts\.vanilla\.css$/, ''))
        const file = join(root, folder, own)
        if (!sheets.has(file)) sheets.set(file, writeSheet(file, css))
        await sheets.get(file)
        // The package's manifest maps sheets to files, and to an empty module in plain Node.
        return { path: `#sheets/${own}`, external: true }
      })
      build.onResolve({ filter: /^#/ }, ({ path }) => ({ path, external: true }))
      build.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind }) =>
        kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
      )
    },
  }
}
