import { createHash } from 'node:crypto'
import { refuse } from './refusal.ts'

/**
 * Fingerprint of what a preview shows, in a fixed order. A confirmation sends it back. Sums and counts wouldn't do,
 * because other rows can have the same.
 */
export const shownOf = (preview: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(preview)).digest('base64url')

/** Refuses with `changed_meanwhile` to confirm anything but what was shown. */
export const refuseUnlessShown = (shown: string, present: string): void => {
  if (shown !== present) throw refuse('changed_meanwhile')
}
