const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

// A request can succeed although nothing is stored: a full device is found out when all of it is written.
const committed = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve()
    change.onabort = () => reject(change.error)
  })

/** Where entries are stored, and how. */
interface DeviceRules<Entry> {
  readonly database: string
  readonly table: string
  /** What the keys of these entries begin with: a person, and what they write in. */
  readonly scope: string
  readonly keyOf: (entry: Entry) => string
  readonly isEntry: (stored: unknown) => stored is Entry
  /** Whether what is stored holds no more than an entry that was sent. */
  readonly isCovered: (stored: Entry, sent: Entry) => boolean
}

/** Entries that wait, stored on the device, so that they outlive the page. */
export interface Device<Entry> {
  /** Reads all stored entries, including those of earlier pages. */
  readonly load: () => Promise<Entry[]>
  /** Stores an entry, replacing one with its key; false where the device stores nothing. */
  readonly put: (entry: Entry) => Promise<boolean>
  /** Forgets entries that were sent, unless a newer one has replaced them. */
  readonly remove: (entries: readonly Entry[]) => Promise<void>
}

/** Opens the entries of one scope. Where a browser has no IndexedDB, entries wait in the memory of the page alone. */
export const openDevice = <Entry>(rules: DeviceRules<Entry>): Device<Entry> => {
  const { database, table, scope, isEntry, isCovered } = rules
  let opened: Promise<IDBDatabase> | undefined
  const keyOf = (entry: Entry) => scope + rules.keyOf(entry)
  // Where storage is blocked, some browsers throw at once and others fail later.
  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    const connection = await settled(request)
    // A deletion waits for every connection, and whoever opens the database next waits for the deletion.
    connection.onversionchange = () => connection.close()
    return connection
  }
  const begin = async (mode: IDBTransactionMode): Promise<IDBTransaction> => {
    // Opening it earlier would delay the first paint.
    opened ??= open()
    const before = opened
    try {
      return (await before).transaction(table, mode)
    } catch {
      // Browsers end connections, such as those of pages in the background. Another one works.
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
