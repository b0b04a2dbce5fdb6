import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts have taken over what the server rendered. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
