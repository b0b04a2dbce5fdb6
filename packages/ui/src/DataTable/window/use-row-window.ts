import { type RefObject, useEffect, useState } from 'react'
import type { RowWindow } from './row-window.ts'
import { afterFirstPaint } from './use-first-rows.ts'

export interface WindowTarget {
  body: RefObject<HTMLTableSectionElement | null>
  /** The scroll container, when it isn't the page. */
  frame: HTMLElement | undefined
  /** Called before the first rows are removed. */
  onLeave: () => void
  /** Called when the virtualiser fails to load. */
  onFail: () => void
}

/** Loads the virtualiser, for long lists only. It takes over after the first paint. */
export const useRowWindow = (isLong: boolean, { body, frame, onLeave, onFail }: WindowTarget) => {
  const [made, setMade] = useState<RowWindow>()
  useEffect(() => {
    if (!isLong) return
    let isLeft = false
    const takeOver = (windowOver: typeof import('./virtual.ts')['windowOver']) => {
      if (isLeft || !body.current) return
      onLeave()
      setMade(windowOver(body.current, frame))
    }
    const cancel = afterFirstPaint(() => {
      import('./virtual.ts').then(loaded => takeOver(loaded.windowOver), onFail)
    })
    return () => {
      isLeft = true
      cancel()
    }
  }, [isLong, frame, body, onLeave, onFail])
  return isLong ? made : undefined
}
