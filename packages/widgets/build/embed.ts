import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { usedCss } from './used-css.ts'

const home = join(import.meta.dirname, '..', 'dist', 'embed')

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 10)

const writeWithBrotli = (name: string, bytes: Buffer) => {
  writeFileSync(join(home, 'assets', name), bytes)
  writeFileSync(join(home, 'assets', `${name}.br`), brotli(bytes))
}

/** Folders that the three bundles are written to before they are put together. */
export const parts = { frame: join(home, 'frame'), loader: join(home, 'loader'), render: join(home, 'render') } as const

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly name?: string
  readonly imports?: readonly string[]
}

const loaderAsset = () => {
  const code = readFileSync(join(parts.loader, 'loader.js'))
  const file = `v1.${hashOf(code)}.js`
  writeWithBrotli(file, code)
  return { file, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` }
}

const scripts = () => {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(parts.frame, 'manifest.json'), 'utf8'))
  const reach = (chunk: Chunk): string[] =>
    (chunk.imports ?? []).flatMap(key => (manifest[key] ? [manifest[key].file, ...reach(manifest[key])] : []))
  const entries = Object.values(manifest).filter(chunk => chunk.isEntry)
  return Object.fromEntries(
    entries.map(chunk => [chunk.name ?? '', { file: chunk.file, preload: [...new Set(reach(chunk))] }]),
  )
}

/** Puts the bundles together: hashed assets with their brotli, the styles each page uses, and `assets.json`. */
export const assemble = async (): Promise<void> => {
  rmSync(join(home, 'assets'), { recursive: true, force: true })
  mkdirSync(join(home, 'assets'), { recursive: true })
  const files = readdirSync(parts.frame)
  for (const name of files.filter(file => file.endsWith('.js')))
    writeWithBrotli(name, readFileSync(join(parts.frame, name)))
  const css = readFileSync(join(parts.frame, files.find(file => file.endsWith('.css')) ?? ''), 'utf8')
  const { frameStates, popupStates } = await import(pathToFileURL(join(parts.render, 'states.js')).href)
  const styles = { frame: usedCss(css, frameStates()), popup: usedCss(css, popupStates()) }
  writeFileSync(join(home, 'assets.json'), JSON.stringify({ loader: loaderAsset(), scripts: scripts(), styles }, null, 2))
}
