interface Finding {
  readonly path: string
  readonly line: number
  readonly message: string
}

type Check = (files: readonly { readonly path: string; readonly text: string }[]) => Finding[]

const isCheck = (found: unknown): found is Check => typeof found === 'function'

/** Runs one check of `npm run check` over the given files (path -> text) and answers its lines. */
export const findings = async (name: string, files: Readonly<Record<string, string>>): Promise<string[]> => {
  const loaded: Record<string, unknown> = await import(`../../scripts/check/${name}.mjs`)
  if (!isCheck(loaded.check)) throw new TypeError(`scripts/check/${name}.mjs exports no check`)
  const found = loaded.check(Object.entries(files).map(([path, text]) => ({ path, text })))
  return found.map(({ path, line, message }) => `${path}:${line} ${message}`)
}
