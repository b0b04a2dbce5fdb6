import { useSelected } from '@portal/ui/store'
import { type ComponentType, useEffect, useState } from 'react'
import { refuseWaiting, waitingStore } from '../../core/session/renewal.ts'

/** Asks for the password where the session has ended. It is loaded then; where it cannot be, what waits is refused. */
export const SessionEnded = () => {
  const isEnded = useSelected(waitingStore, waiting => waiting.length > 0)
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    if (isEnded && !Part) import('./LoginAgain.tsx').then(({ LoginAgain }) => setPart(() => LoginAgain), refuseWaiting)
  }, [isEnded, Part])
  return isEnded && Part ? <Part /> : null
}
