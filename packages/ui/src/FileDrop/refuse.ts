import type { Refusal } from './sending/transfer.ts'

const MB = 1024 * 1024

/** One entry of a native `accept`: an ending, a type, or a family of types. */
const fits = (file: File, rule: string) => {
  const wanted = rule.trim().toLowerCase()
  if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted)
  return wanted.endsWith('/*') ? file.type.startsWith(wanted.slice(0, -1)) : file.type === wanted
}

/** Why a file is not taken, known before anything is sent. */
export const refusalOf = (file: File, accept: readonly string[] | undefined, maxMb: number): Refusal | undefined => {
  if (file.size > maxMb * MB) return 'too_large'
  if (file.size === 0) return 'empty'
  return accept && accept.length > 0 && !accept.some(rule => fits(file, rule)) ? 'wrong_type' : undefined
}

/** What was dropped; a folder counts as an empty file of its name. */
export const filesOf = ({ items, files }: DataTransfer): File[] => {
  const given = [...items].filter(item => item.kind === 'file')
  if (given.length === 0) return [...files]
  return given.flatMap(item => {
    const file = item.getAsFile()
    if (!file) return []
    return [item.webkitGetAsEntry?.()?.isDirectory ? new File([], file.name) : file]
  })
}
