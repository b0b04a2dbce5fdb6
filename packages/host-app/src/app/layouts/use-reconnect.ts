import { readUser } from '@portal/contract/people/access/access'
import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { refreshAllLists } from '../../blocks/api/touched.ts'
import { callQuietly } from '../../core/api.ts'

/** Polling interval while offline, because `online` events are unreliable. */
const ASK_MS = 10_000

/** Detects when the connection is restored, then revalidates everything on the page. */
export const useReconnect = (isConnected: boolean): void => {
  const { mutate } = useSWRConfig()
  const wasConnected = useRef(isConnected)
  useEffect(() => {
    const isBack = isConnected && !wasConnected.current
    wasConnected.current = isConnected
    if (isBack) {
      void mutate(() => true)
      void refreshAllLists()
    }
    if (isConnected) return
    const ask = () => void callQuietly(readUser, {}).catch(() => undefined)
    const timer = setInterval(ask, ASK_MS)
    return () => clearInterval(timer)
  }, [isConnected, mutate])
}
