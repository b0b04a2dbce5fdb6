import type { FileRefusal } from './sending/transfer.ts'

const MB = 1024 * 1024

/** Matches one entry of `accept`: an extension, a MIME type, or a wildcard type. */
const fits = (file: File, rule: string) => {
  const wanted = rule.trim().toLowerCase()
  if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted)
  return wanted.endsWith('/*') ? file.type.startsWith(wanted.slice(0, -1)) : file.type === wanted
}

/** Checks a file before upload. Returns why it's refused, if it is. */
export const fileRefusal = (
  file: File,
  accept: readonly string[] | undefined,
  maxMb: number,
): FileRefusal | undefined => {
  if (file.size > maxMb * MB) return 'too_large'
  if (file.size === 0) return 'empty'
  return accept && accept.length > 0 && !accept.some(rule => fits(file, rule)) ? 'wrong_type' : undefined
}

/** Returns the dropped files. A folder counts as an empty file, so that it's refused. */
export const filesOf = ({ items, files }: DataTransfer): File[] => {
  const given = [...items].filter(item => item.kind === 'file')
  if (given.length === 0) return [...files]
  return given.flatMap(item => {
    const file = item.getAsFile()
    if (!file) return []
    return [item.webkitGetAsEntry?.()?.isDirectory ? new File([], file.name) : file]
  })
}
