/** Flags of one person's attempt. They stay on the device and are never sent. */
export interface FlagStorage {
  readonly read: () => ReadonlySet<string>
  readonly write: (flags: ReadonlySet<string>) => void
}

/** Opens the flags of an attempt. Without storage, flags last until the page closes. */
export const openFlagStorage = (storage: Storage | undefined, person: string, attemptId: string): FlagStorage => {
  const key = `exam-flags:${person}:${attemptId}`
  return {
    read: () => {
      try {
        const found: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
        return new Set(Array.isArray(found) ? found.filter(one => typeof one === 'string') : [])
      } catch {
        return new Set()
      }
    },
    write: flags => {
      try {
        storage?.setItem(key, JSON.stringify([...flags]))
      } catch {}
    },
  }
}
