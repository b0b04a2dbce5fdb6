/** `page` entries are lost with the page, `portal` entries only when the user leaves the portal. */
type Until = 'page' | 'portal'

const entries = new Map<string | symbol, Until>()

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Registers unsaved input. While any is registered, the browser asks before it closes or reloads the page. */
export const addUnsaved = (about: string | symbol, until: Until = 'portal'): void => {
  entries.set(about, until)
  addEventListener('beforeunload', warn)
}

/** Unregisters input that was saved or discarded. */
export const clearUnsaved = (about: string | symbol): void => {
  entries.delete(about)
  if (entries.size === 0) removeEventListener('beforeunload', warn)
}

/** Unregisters all input, or only entries of one kind. */
export const clearAllUnsaved = (until?: Until): void => {
  for (const [about, entry] of entries) if (until === undefined || entry === until) clearUnsaved(about)
}

/** Whether there is unsaved input, for one entry or at all. */
export const hasUnsaved = (about?: string | symbol): boolean =>
  about === undefined ? entries.size > 0 : entries.has(about)
