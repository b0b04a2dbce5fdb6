import { ownerKey, stores } from './stores.ts'

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
