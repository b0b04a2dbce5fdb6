import { forgetStored } from '../offline/forget-stored.ts'

/** What belongs to the device and says nothing of what anybody did on it. */
const preferences = /^(language|theme|density|drawer|single_key_shortcuts|columns_.*)$/

// Emptied and left: the worker has it open, and a deletion that waits for that would delay the next page.
const OF_WORKER = 'workbox-expiration'

const removeContent = (): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!preferences.test(key)) storage.removeItem(key)
}

// Emptied first: a database that a page has open is not deleted before that page is gone.
const removeDatabase = (name: string): Promise<void> =>
  new Promise((done, fail) => {
    const request = indexedDB.open(name)
    request.onerror = () => fail(request.error)
    request.onsuccess = () => {
      const database = request.result
      const stores = [...database.objectStoreNames]
      const end = () => {
        database.close()
        if (name !== OF_WORKER) indexedDB.deleteDatabase(name)
        done()
      }
      if (stores.length === 0) return end()
      const change = database.transaction(stores, 'readwrite')
      for (const store of stores) change.objectStore(store).clear()
      change.oncomplete = end
      change.onabort = () => fail(change.error)
    }
  })

/**
 * Takes all that somebody typed, or left behind, off the device, and again when the page is left: what waits in it may
 * be written down once more until then. Everything goes that is no preference, so that a new key needs no line here.
 * Fulfils once the databases are empty too.
 */
export const forgetContent = async (): Promise<void> => {
  try {
    removeContent()
    addEventListener('pagehide', removeContent)
    await forgetStored()
    for (const { name } of await indexedDB.databases()) if (name) await removeDatabase(name)
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}
