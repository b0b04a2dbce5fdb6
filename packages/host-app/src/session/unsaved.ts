const held = new Set<string>()

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Tells that something typed is kept in memory only, from any page: while there is any, the browser asks before the
 * portal is closed or loaded anew, and logging out asks as well.
 */
export const holdUnsaved = (about: string): void => {
  held.add(about)
  addEventListener('beforeunload', warn)
}

/** It was saved, or given up. */
export const dropUnsaved = (about: string): void => {
  held.delete(about)
  if (held.size === 0) removeEventListener('beforeunload', warn)
}

/** Everything typed is given up. */
export const dropAllUnsaved = (): void => {
  for (const about of held) dropUnsaved(about)
}

/** Whether something is kept in memory only; about one thing, or at all. */
export const hasUnsaved = (about?: string): boolean => (about === undefined ? held.size > 0 : held.has(about))
