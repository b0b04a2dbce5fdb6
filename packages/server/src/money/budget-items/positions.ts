// Distance between two lines. About ten lines fit into the same gap before others must move.
const STEP = 1024

export interface Positioned {
  readonly id: string
  readonly position: number
}

/** A line to place after `after_id`: first for null, last for undefined. */
export interface RequestedPosition {
  readonly id: string
  readonly after_id?: string | null | undefined
}

// Returns -1 if the line to follow is missing.
const indexAfter = (order: readonly string[], after_id: RequestedPosition['after_id']): number => {
  if (after_id === undefined) return order.length
  return after_id === null ? 0 : order.indexOf(after_id) + 1 || -1
}

// Returns null if there is no space between two existing lines.
const spread = (order: readonly string[], known: ReadonlyMap<string, number>): Positioned[] | null => {
  const positioned: Positioned[] = []
  let waiting: string[] = []
  let before = 0
  const settle = (end: number): boolean => {
    const step = Math.floor((end - before) / (waiting.length + 1))
    for (const [count, id] of waiting.entries()) positioned.push({ id, position: before + step * (count + 1) })
    waiting = []
    before = end
    return step >= 1
  }
  for (const id of order) {
    const position = known.get(id)
    if (position === undefined) waiting.push(id)
    else if (settle(position)) positioned.push({ id, position })
    else return null
  }
  settle(before + STEP * (waiting.length + 1))
  return positioned
}

/**
 * Positions for new lines in one category. `present` must be in order. `changed` contains the new lines, and others
 * that must move for lack of space. `lost` lists new lines whose `after_id` is missing. A new line may follow one
 * earlier in the same list.
 */
export const insertAmong = (present: readonly Positioned[], wanted: readonly RequestedPosition[]) => {
  const order = present.map(({ id }) => id)
  const lost: string[] = []
  for (const { id, after_id } of wanted) {
    const at = indexAfter(order, after_id)
    if (at < 0) lost.push(id)
    else order.splice(at, 0, id)
  }
  const known = new Map(present.map(({ id, position }) => [id, position]))
  const positioned = spread(order, known) ?? order.map((id, at) => ({ id, position: (at + 1) * STEP }))
  return { changed: positioned.filter(({ id, position }) => known.get(id) !== position), lost }
}
