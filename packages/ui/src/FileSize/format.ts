import { NOTHING } from '../number/format.ts'

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/**
 * Formats a size with at most one decimal. Each unit is 1,024 times the one before: 1023 becomes `1,023 B`, and 1536
 * becomes `1.5 KB`.
 */
export const formatFileSize = (bytes: number): string => {
  if (!Number.isFinite(bytes)) return NOTHING
  let size = Math.max(0, bytes)
  let at = 0
  // Compares the rounded size, so that the result never reads 1,024 of one unit.
  while (Math.round(size * 10) / 10 >= 1024 && at < UNITS.length - 1) {
    size /= 1024
    at += 1
  }
  const figure = at === 0 ? String(Math.round(size)) : (Math.round(size * 10) / 10).toFixed(1)
  return `${figure.replace(/\B(?=(\d{3})+(\.|$))/g, ',')} ${UNITS[at]}`
}
