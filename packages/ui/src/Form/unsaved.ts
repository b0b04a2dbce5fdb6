/** What is lost when only its page is left, and what is kept in memory until the whole portal is. */
type Until = 'page' | 'portal'

const held = new Map<string | symbol, Until>()

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Tells that something typed is not saved: while there is any, the browser asks before it closes or reloads. */
export const holdUnsaved = (about: string | symbol, until: Until = 'portal'): void => {
  held.set(about, until)
  addEventListener('beforeunload', warn)
}

/** It was saved, or given up. */
export const dropUnsaved = (about: string | symbol): void => {
  held.delete(about)
  if (held.size === 0) removeEventListener('beforeunload', warn)
}

/** Everything typed is given up; or only what is lost with the page. */
export const dropAllUnsaved = (until?: Until): void => {
  for (const [about, kept] of held) if (until === undefined || kept === until) dropUnsaved(about)
}

/** Whether something is not saved; about one thing, or at all. */
export const hasUnsaved = (about?: string | symbol): boolean => (about === undefined ? held.size > 0 : held.has(about))
