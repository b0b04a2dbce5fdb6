import { type Store, useStore } from '../store/index.ts'

const live: Store<boolean> = { initial: false, read: () => true, subscribe: () => () => undefined }

/**
 * Whether scripts have taken over what the server rendered. False on the server and while a page is hydrated, so that
 * what depends on the device is rendered after that.
 */
export const useIsLive = (): boolean => useStore(live)
