import { afterEach, beforeEach, expect, vi } from 'vitest'

// Before a fake server replaces it, which knows no blobs.
const { fetch } = window

/** Catches the files that a page passes to the browser; answers the one that was saved, once it is there. */
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
