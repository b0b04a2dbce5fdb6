import { useEffect, useRef } from 'react'
import type { More } from '../props.ts'

/** Asks for more when the ref's element is nearly in view; once for each length, so that a failure does not repeat. */
export const useNearEnd = (more: More | undefined, count: number) => {
  const end = useRef<HTMLDivElement>(null)
  const asked = useRef(-1)
  useEffect(() => {
    if (!end.current || !more?.isAutomatic || more.isBusy) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || asked.current === count) return
        asked.current = count
        more.onPress()
      },
      { rootMargin: '600px' },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [more, count])
  return end
}
