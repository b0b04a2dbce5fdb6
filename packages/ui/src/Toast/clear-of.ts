/** A box's edges in the viewport. */
export type Sides = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** The gap between a toast and the content it avoids, in px. */
const GAP = 8

/** How far a box must move up to clear all obstacles, in pixels. 0 if it covers none. */
export const liftOver = (box: Sides, obstacles: readonly Sides[]): number => {
  let lift = 0
  const isUnder = (one: Sides) => one.right > box.left && one.left < box.right
  // Starts with the lowest obstacle, so that a box never meets one twice.
  for (const one of obstacles.filter(isUnder).sort((a, b) => b.bottom - a.bottom))
    if (one.bottom > box.top - lift - GAP && one.top < box.bottom - lift + GAP) lift = box.bottom - one.top + GAP
  return lift
}

/** Flips the vertical axis, for boxes that move down. */
export const turned = ({ left, right, top, bottom }: Sides): Sides => ({ left, right, top: -bottom, bottom: -top })
