import { withoutMarks } from '@portal/ui/texts'

const MINUTE_MS = 60_000

/** A name for a file; what a file cannot be called by becomes a hyphen. */
export const fileName = (name: string, ...rest: readonly string[]): string =>
  [withoutMarks(name).replace(/[\\/:*?"<>|\s]+/g, '-'), ...rest].join('-')

/** Passes a file to the browser, which stores it among the downloads. */
export const saveFile = (blob: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Some browsers read it only a while after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS)
}
