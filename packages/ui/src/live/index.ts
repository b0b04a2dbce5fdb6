import { type Store, useStore } from '../store/index.ts'

const live: Store<boolean> = { initial: false, read: () => true, subscribe: () => () => undefined }

/**
 * Whether the page is hydrated. False on the server and during hydration, so that device-dependent content renders
 * afterwards.
 */
export const useIsLive = (): boolean => useStore(live)
