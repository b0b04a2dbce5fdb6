import { useState } from 'react'
import type { __Name__Port } from './__kebab__-port.ts'

export type __Name__State = 'idle' | 'busy' | 'done' | 'failed'

/** Does the job through the port and reports its state. A failed job can be retried. */
export const use__Name__ = (port: __Name__Port) => {
  const [state, setState] = useState<__Name__State>('idle')
  const run = async () => {
    setState('busy')
    const end: __Name__State = await port.run().then(
      () => 'done',
      () => 'failed',
    )
    setState(end)
  }
  return { state, run }
}
