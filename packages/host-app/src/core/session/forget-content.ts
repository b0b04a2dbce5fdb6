import { ownerKey, stores } from '../offline/stores.ts'

/** Keys of device preferences, which reveal nothing about what anybody did. */
const preferences = /^(language|theme|density|arabic_months|drawer|single_key_shortcuts|columns_.*)$/

// Cleared, but not deleted. The service worker has it open, so deleting it would block and delay the next page.
const OF_WORKER = 'workbox-expiration'

const removeContent = (): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!preferences.test(key)) storage.removeItem(key)
}

// Clears the database before deleting it. Deletion is blocked while another page has the database open.
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

/** Deletes everything stored for offline use. */
export const forgetStored = async (): Promise<void> => {
  // CacheStorage exists only in secure contexts. Elsewhere, nothing was stored.
  if (!('caches' in globalThis)) return
  await Promise.all(Object.values(stores).map(name => caches.delete(name)))
}

/** Deletes the offline data unless it belongs to this person. */
export const forgetOthers = async (personId: string): Promise<void> => {
  try {
    if (!(await caches.has(stores.own))) return
    const owner = await (await caches.open(stores.own)).match(ownerKey)
    if ((await owner?.text()) !== personId) await forgetStored()
  } catch {
    // No accessible storage means that there is nothing to delete.
  }
}

/**
 * Deletes everything a person typed or left on the device. Runs again on `pagehide`, because pending code may write
 * once more. Everything except preferences goes, so new keys need no entry here. Resolves once the databases are empty.
 */
export const forgetContent = async (): Promise<void> => {
  try {
    removeContent()
    addEventListener('pagehide', removeContent)
    await forgetStored()
    for (const { name } of await indexedDB.databases()) if (name) await removeDatabase(name)
  } catch {
    // No accessible storage means that there is nothing to delete.
  }
}
