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

/** Puts the font files beside the sheet that names them, so that any bundler finds them. */
const bringFonts = async (css: string, target: string) => {
  for (const [, font = ''] of css.matchAll(fontUrl)) {
    await mkdir(join(target, 'fonts'), { recursive: true })
    await copyFile(resolve(font), join(target, 'fonts', basename(font)))
  }
  return css.replace(fontUrl, (_, font: string) => `url('./fonts/${basename(font)}')`)
}

/**
 * One file out for each file in: modules import each other as in the source, and each sheet is a file of its own that
 * its module imports. A bundler then takes just what is used, and a sheet shared by two components is loaded once.
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
        // The package's manifest says where sheets are, and that plain Node has none.
        return { path: `#sheets/${own}`, external: true }
      })
      build.onResolve({ filter: /^#/ }, ({ path }) => ({ path, external: true }))
      build.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ path, kind }) =>
        kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
      )
    },
  }
}
