import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { missingClasses, usedCss } from './used-css.ts'

const dist = join(import.meta.dirname, '..', 'dist')
const work = join(dist, 'parts')
const next = join(dist, 'embed-fresh')
const previous = join(dist, 'embed-former')
const current = join(dist, 'embed')

/** Folders that the bundles are written to before they are put together. */
export const parts = {
  frame: join(work, 'frame'),
  scoped: join(work, 'scoped'),
  loader: join(work, 'loader'),
  render: join(work, 'render'),
} as const

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 10)

const writeAsset = (name: string, bytes: Buffer) => {
  writeFileSync(join(next, 'assets', name), bytes)
  writeFileSync(join(next, 'assets', `${name}.br`), brotli(bytes))
}

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const loaderAsset = () => {
  const others = readdirSync(parts.loader).filter(name => name !== 'fixed.js')
  for (const name of others) writeAsset(name, readFileSync(join(parts.loader, name)))
  const code = readFileSync(join(parts.loader, 'fixed.js'))
  const file = `v1.${hashOf(code)}.js`
  writeAsset(file, code)
  return { file, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` }
}

/** Copies the fixed loaders of earlier releases, so that pages that pin one keep working. */
const releasedLoaders = () => {
  const folder = join(import.meta.dirname, '..', 'released')
  const names = existsSync(folder) ? readdirSync(folder).filter(name => /^v1\.[\w-]+\.js$/.test(name)) : []
  for (const name of names) writeAsset(name, readFileSync(join(folder, name)))
}

const scriptsIn = (folder: string) => {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const reach = (chunk: Chunk): Chunk[] =>
    (chunk.imports ?? []).flatMap(key => (manifest[key] ? [manifest[key], ...reach(manifest[key])] : []))
  const entries = Object.values(manifest).filter(chunk => chunk.isEntry)
  return Object.fromEntries(
    entries.map(chunk => {
      const reached = reach(chunk)
      // Sheets in import order, as in the modules.
      const sheets = [...reached.toReversed(), chunk].flatMap(({ css = [] }) => css)
      const preload = [...new Set(reached.map(({ file }) => file))]
      return [chunk.name ?? '', { file: chunk.file, preload, sheets: [...new Set(sheets)] }]
    }),
  )
}

// The complaint form's styles are in its document.
const scripts = () => ({
  ...Object.fromEntries(Object.entries(scriptsIn(parts.frame)).map(([name, one]) => [name, { ...one, sheets: [] }])),
  ...scriptsIn(parts.scoped),
})

// A server that starts in between finds the previous build or the next one, never half of one.
const swap = () => {
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(current)) renameSync(current, previous)
  renameSync(next, current)
  rmSync(previous, { recursive: true, force: true })
}

/** Puts the bundles together: hashed assets with their brotli, the styles each page uses, and `assets.json`. */
export const assemble = async (): Promise<void> => {
  rmSync(next, { recursive: true, force: true })
  mkdirSync(join(next, 'assets'), { recursive: true })
  const files = readdirSync(parts.frame)
  for (const name of files.filter(file => file.endsWith('.js'))) writeAsset(name, readFileSync(join(parts.frame, name)))
  for (const name of readdirSync(parts.scoped).filter(file => /\.(js|css)$/.test(file)))
    writeAsset(name, readFileSync(join(parts.scoped, name)))
  const css = readFileSync(join(parts.frame, files.find(file => file.endsWith('.css')) ?? ''), 'utf8')
  const { frameStates, popupStates } = await import(pathToFileURL(join(parts.render, 'states.js')).href)
  const missing = missingClasses(css, [...frameStates(), ...popupStates()])
  if (missing.length > 0 || !css.includes('--portal-surface:'))
    throw new Error(`styles are missing for: ${missing.join(' ')}`)
  const styles = { frame: usedCss(css, frameStates()), popup: usedCss(css, popupStates()) }
  const listing = { loader: loaderAsset(), scripts: scripts(), styles }
  releasedLoaders()
  cpSync(parts.render, join(next, 'render'), { recursive: true })
  writeFileSync(join(next, 'assets.json'), JSON.stringify(listing, null, 2))
  swap()
}
