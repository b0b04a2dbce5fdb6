import type { Range } from '../../platform/storage/storage.ts'

/**
 * The part of a content that a Range header asks for (RFC 9110, 14): undefined for all of it, as also for several parts
 * at once or a header that is none; `'none'` where it asks for bytes that are not there.
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
