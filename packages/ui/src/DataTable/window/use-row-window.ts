import { type RefObject, useEffect, useState } from 'react'
import type { RowWindow } from './row-window.ts'
import { afterPaint } from './use-first-rows.ts'

/** What a window of rows is put over. */
export interface WindowTarget {
  body: RefObject<HTMLTableSectionElement | null>
  /** What scrolls, when it is not the page. */
  frame: HTMLElement | undefined
  /** Called before the first rows go. */
  onLeave: () => void
  /** Called when what works it out could not be loaded. */
  onFail: () => void
}

/** The window of a long list. It is loaded for those alone, and takes over once the first rows are painted. */
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
    const cancel = afterPaint(() => {
      import('./virtual.ts').then(loaded => takeOver(loaded.windowOver), onFail)
    })
    return () => {
      isLeft = true
      cancel()
    }
  }, [isLong, frame, body, onLeave, onFail])
  return isLong ? made : undefined
}
