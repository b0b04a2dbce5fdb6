import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const CHECKS = join(import.meta.dirname, '../../../scripts/check')

interface Finding {
  readonly path: string
  readonly line: number
  readonly message: string
}

type Check = (files: readonly { readonly path: string; readonly text: string }[]) => Finding[]

const isCheck = (found: unknown): found is Check => typeof found === 'function'

/** Runs one check of `npm run check` on the given files (path -> text), and returns its findings as lines. */
export const findings = async (name: string, files: Readonly<Record<string, string>>): Promise<string[]> => {
  const loaded: Record<string, unknown> = await import(pathToFileURL(join(CHECKS, `${name}.mjs`)).href)
  if (!isCheck(loaded.check)) throw new TypeError(`scripts/check/${name}.mjs exports no check`)
  const found = loaded.check(Object.entries(files).map(([path, text]) => ({ path, text })))
  return found.map(({ path, line, message }) => `${path}:${line} ${message}`)
}
