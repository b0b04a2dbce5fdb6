import { type RefObject, useLayoutEffect, useRef } from 'react'
import { watchSizes } from '../ScrollArea/watch-sizes.ts'

const tabbable = 'a[href], button, input, select, textarea, [tabindex], [contenteditable]'

/** A ref for a dialog's content. Makes it focusable if it must scroll by keyboard and contains no focusable element. */
export const useReachable = (): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    return watchSizes(box, () => {
      if (box.scrollHeight > box.clientHeight && !box.querySelector(tabbable)) box.tabIndex = 0
      else box.removeAttribute('tabindex')
    })
  }, [])
  return ref
}
