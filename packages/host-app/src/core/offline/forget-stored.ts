import { ownerKey, stores } from './stores.ts'

/** Takes everything off the device that is stored for the time without a connection. */
export const forgetStored = async (): Promise<void> => {
  // Not to be had where pages come without encryption; then nothing is stored either.
  if (!('caches' in globalThis)) return
  await Promise.all(Object.values(stores).map(name => caches.delete(name)))
}

/** Takes what is stored for anybody else off the device. */
export const forgetOthers = async (personId: string): Promise<void> => {
  try {
    if (!(await caches.has(stores.own))) return
    const owner = await (await caches.open(stores.own)).match(ownerKey)
    if ((await owner?.text()) !== personId) await forgetStored()
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
