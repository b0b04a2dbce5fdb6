import { useSelected } from '@portal/ui/store'
import { type ComponentType, useEffect, useState } from 'react'
import { refuseWaiting, waitingStore } from '../../core/session/renewal.ts'

/**
 * Asks for the password when the session has ended. Loads the dialog on demand. If that fails, rejects the pending
 * requests.
 */
export const SessionEnded = () => {
  const isEnded = useSelected(waitingStore, waiting => waiting.length > 0)
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    if (isEnded && !Part) import('./LoginAgain.tsx').then(({ LoginAgain }) => setPart(() => LoginAgain), refuseWaiting)
  }, [isEnded, Part])
  return isEnded && Part ? <Part /> : null
}
