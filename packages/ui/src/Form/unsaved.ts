/** What is lost when only its page is left, and what stays in memory until the whole portal is. */
type Until = 'page' | 'portal'

const entries = new Map<string | symbol, Until>()

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Notes that something typed is not saved: while there is any, the browser asks before it closes or reloads. */
export const addUnsaved = (about: string | symbol, until: Until = 'portal'): void => {
  entries.set(about, until)
  addEventListener('beforeunload', warn)
}

/** It was saved, or given up. */
export const clearUnsaved = (about: string | symbol): void => {
  entries.delete(about)
  if (entries.size === 0) removeEventListener('beforeunload', warn)
}

/** Everything typed is given up; or only what is lost with the page. */
export const clearAllUnsaved = (until?: Until): void => {
  for (const [about, entry] of entries) if (until === undefined || entry === until) clearUnsaved(about)
}

/** Whether something is not saved; about one thing, or at all. */
export const hasUnsaved = (about?: string | symbol): boolean =>
  about === undefined ? entries.size > 0 : entries.has(about)
