const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

// A request can succeed although the transaction later aborts, for example on a full disk. Only `oncomplete` means
// stored.
const committed = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve()
    change.onabort = () => reject(change.error)
  })

interface DeviceRules<Entry> {
  readonly database: string
  readonly table: string
  /** Prefix of the keys: the person, then the record they write in. */
  readonly scope: string
  readonly keyOf: (entry: Entry) => string
  readonly isEntry: (stored: unknown) => stored is Entry
  /** Whether a sent entry makes the stored one obsolete. */
  readonly isCovered: (stored: Entry, sent: Entry) => boolean
}

/** Queued entries on the device. They outlive the page. */
export interface DeviceEntries<Entry> {
  /** Reads all entries of the scope, including those of earlier pages. */
  readonly load: () => Promise<Entry[]>
  /** Stores an entry and replaces one with the same key. Resolves to false if storage fails. */
  readonly put: (entry: Entry) => Promise<boolean>
  /** Removes sent entries, unless a newer entry replaced them. */
  readonly remove: (entries: readonly Entry[]) => Promise<void>
}

/** Opens the entries of one scope. Without IndexedDB, entries last only in the page's memory. */
export const openDevice = <Entry>(rules: DeviceRules<Entry>): DeviceEntries<Entry> => {
  const { database, table, scope, isEntry, isCovered } = rules
  let opened: Promise<IDBDatabase> | undefined
  const keyOf = (entry: Entry) => scope + rules.keyOf(entry)
  // Blocked storage throws at once in some browsers and rejects later in others. `async` turns both into a rejection.
  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    const connection = await settled(request)
    // Closes on a deletion request. Otherwise the deletion waits for this connection, and later opens wait for the
    // deletion.
    connection.onversionchange = () => connection.close()
    return connection
  }
  const begin = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
    // Opens lazily, because an early open delays the first paint.
    opened ??= open()
    const before = opened
    try {
      return (await before).transaction(table, mode)
    } catch {
      // Browsers close connections, for example of background pages. Retries once with a new one.
      if (opened === before) opened = open()
      return (await opened).transaction(table, mode)
    }
  }
  const entries = async (mode: IDBTransactionMode) => (await begin(mode)).objectStore(table)
  return {
    load: async () => {
      try {
        const range = IDBKeyRange.bound(scope, `${scope}\uffff`)
        const stored: unknown[] = await settled((await entries('readonly')).getAll(range))
        return stored.filter(isEntry)
      } catch {
        return []
      }
    },
    put: async entry => {
      try {
        const change = await begin('readwrite')
        change.objectStore(table).put(entry, keyOf(entry))
        await committed(change)
        return true
      } catch {
        return false
      }
    },
    remove: async sent => {
      try {
        const store = await entries('readwrite')
        for (const entry of sent) {
          const request = store.get(keyOf(entry))
          request.onsuccess = () => {
            const stored: unknown = request.result
            if (isEntry(stored) && isCovered(stored, entry)) store.delete(keyOf(entry))
          }
        }
      } catch {}
    },
  }
}
