// Space between two lines, so that ten find theirs in between before any other has to move.
const STEP = 1024

/** The position of a line in its category. */
export interface Positioned {
  readonly id: string
  readonly position: number
}

/** A line to be placed after another one of its category, first with null, or else last. */
export interface RequestedPosition {
  readonly id: string
  readonly after_id?: string | null | undefined
}

// -1 where the line that it is to follow is not there.
const indexAfter = (order: readonly string[], after_id: RequestedPosition['after_id']): number => {
  if (after_id === undefined) return order.length
  return after_id === null ? 0 : order.indexOf(after_id) + 1 || -1
}

// Null where there is no space between two existing ones.
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
 * Places for new lines among those of one category, which are given in their order. `changed` are the new lines and,
 * where there was no space, the others that have to move; `lost` are those that are to follow a line which is not
 * there. A new line may follow one that comes before it in the same list.
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
