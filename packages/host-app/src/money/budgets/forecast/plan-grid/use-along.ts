import { useRef } from 'react'

/**
 * Keeps head, rows and sums of a grid at the same horizontal scroll position: each is a box of its own, so that the
 * page scrolls down.
 */
export const useAlong = () => {
  const boxes = useRef(new Set<HTMLElement>()).current
  return {
    ref: (box: HTMLElement | null) => {
      if (!box) return
      boxes.add(box)
      return () => void boxes.delete(box)
    },
    onScroll: ({ currentTarget: { scrollLeft } }: { readonly currentTarget: HTMLElement }) => {
      for (const box of boxes) if (box.scrollLeft !== scrollLeft) box.scrollLeft = scrollLeft
    },
  }
}
