import { withoutMarks } from '@portal/ui/texts'

const MINUTE_MS = 60_000

/** A safe file name. Replaces forbidden characters and spaces with hyphens. */
export const fileName = (name: string, ...rest: readonly string[]): string =>
  [withoutMarks(name).replace(/[\\/:*?"<>|\s]+/g, '-'), ...rest].join('-')

/** Starts a download in the browser. */
export const saveFile = (blob: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Some browsers read the blob some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS)
}
