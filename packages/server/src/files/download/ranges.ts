import type { Range } from '../../platform/storage/storage.ts'

/**
 * Parses a Range header (RFC 9110, 14). Undefined means the whole file, also for several ranges or an invalid header.
 * `'none'` means that the range can't be satisfied.
 */
export const rangeOf = (header: string | undefined, size: number): Range | 'none' | undefined => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end } : 'none'
}
