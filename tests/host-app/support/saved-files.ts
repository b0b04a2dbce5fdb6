import { afterEach, beforeEach, expect, vi } from 'vitest'

// Saved before a fake server replaces `fetch`. The fake does not serve blob URLs.
const { fetch } = window

/** Captures downloads. `file` waits until exactly one file was saved. */
export const useSavedFiles = () => {
  let saved: { name: string; blob: Promise<Blob> }[] = []
  beforeEach(() => {
    saved = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob: fetch(this.href).then(answer => answer.blob()) })
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const file = async () => {
    await expect.poll(() => saved).toHaveLength(1)
    const [one] = saved
    if (!one) throw new Error('nothing was saved')
    return { name: one.name, blob: await one.blob }
  }
  return { names: () => saved.map(({ name }) => name), file }
}
