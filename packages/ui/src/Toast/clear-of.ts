/** The sides of a box on the screen. */
export type Sides = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** What is left free between a toast and what it makes way for. */
const GAP = 8

/** How far up a box goes, in pixels, so as to cover none of these: 0 where it covers nothing. */
export const liftOver = (box: Sides, obstacles: readonly Sides[]): number => {
  let lift = 0
  const isUnder = (one: Sides) => one.right > box.left && one.left < box.right
  // From the lowest on: whoever has been passed is never met again.
  for (const one of obstacles.filter(isUnder).sort((a, b) => b.bottom - a.bottom))
    if (one.bottom > box.top - lift - GAP && one.top < box.bottom - lift + GAP) lift = box.bottom - one.top + GAP
  return lift
}

/** The same screen upside down, for a box that goes down. */
export const turned = ({ left, right, top, bottom }: Sides): Sides => ({ left, right, top: -bottom, bottom: -top })
