import { useEffect, useRef } from 'react'
import type { More } from '../props.ts'

/** Loads more when the returned ref's element nears the viewport. Asks once per row count, so failures don't repeat. */
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
