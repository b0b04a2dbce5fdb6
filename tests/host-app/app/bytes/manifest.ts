import { existsSync, readFileSync, statSync } from 'node:fs'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly isDynamicEntry?: boolean
}

const dist = new URL('../../../../packages/host-app/dist/', import.meta.url)

/** Vite's manifest of the built host app. It lists the chunks that each chunk loads. */
export const readManifest = (): Readonly<Record<string, Chunk>> => {
  const file = new URL('.vite/manifest.json', dist)
  if (!existsSync(file)) throw new Error('the host app is not built: npm run build')
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Size in bytes after brotli compression. */
export const sentBytes = (file: string): number => statSync(new URL(`${file}.br`, dist)).size

/** The chunk and all chunks that it imports, directly or indirectly. */
const withImports = (
  manifest: Readonly<Record<string, Chunk>>,
  name: string,
  seen = new Set<string>(),
): Set<string> => {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return seen
  seen.add(name)
  for (const needed of chunk.imports ?? []) withImports(manifest, needed, seen)
  return seen
}

/** Manifest names of the entry chunk, which includes the login page, and of the first texts in the language. */
export const loginChunks = (manifest: Readonly<Record<string, Chunk>>, language: string): readonly string[] => {
  const named = (start: string) => {
    const found = Object.keys(manifest).find(name => name.startsWith(start) && name.endsWith('.js'))
    if (!found) throw new Error(`no chunk ${start} in the build`)
    return found
  }
  return [named('_core-'), named(`_texts-${language}-`)]
}

/** All scripts that are needed for the given entries. */
export const filesFor = (manifest: Readonly<Record<string, Chunk>>, ...names: readonly string[]): readonly string[] => {
  const files = names.flatMap(name => [...withImports(manifest, name)].flatMap(needed => manifest[needed]?.file ?? []))
  return [...new Set(files)].filter(file => file.endsWith('.js'))
}

/** Bytes of all scripts that are needed for the given entries. */
export const bytesFor = (manifest: Readonly<Record<string, Chunk>>, ...names: readonly string[]): number =>
  filesFor(manifest, ...names).reduce((sum, file) => sum + sentBytes(file), 0)
