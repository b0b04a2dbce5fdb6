import { useRef } from 'react'

/**
 * Synchronises the horizontal scroll of the grid's head, rows, and totals. They are separate boxes so that the page can
 * scroll vertically.
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
