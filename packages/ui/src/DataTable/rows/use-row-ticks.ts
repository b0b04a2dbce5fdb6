import { useCallback, useLayoutEffect, useRef } from 'react'

interface RowSelectionProps<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selected: ReadonlySet<string> | undefined
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined
}

const changed = (selected: ReadonlySet<string>, keys: readonly string[], isOn: boolean) => {
  const next = new Set(selected)
  for (const key of keys) {
    if (isOn) next.add(key)
    else next.delete(key)
  }
  return next
}

/** Selects one row, all rows, or with Shift a range from the last selected row. */
export const useRowTicks = <Row>(props: RowSelectionProps<Row>) => {
  const { rows, rowKey, selected, onSelect } = props
  const latest = useRef(props)
  const anchor = useRef(0)
  useLayoutEffect(() => {
    latest.current = props
  })
  // Keeps its identity, so that a row rerenders only when its own data changes.
  const tick = useCallback((index: number, isRange: boolean) => {
    const { rows, rowKey, selected = new Set(), onSelect } = latest.current
    const row = rows[index]
    if (!row) return
    const from = isRange ? Math.min(anchor.current, rows.length - 1) : index
    const keys = rows.slice(Math.min(from, index), Math.max(from, index) + 1).map(rowKey)
    anchor.current = index
    onSelect?.(changed(selected, keys, !selected.has(rowKey(row))))
  }, [])
  if (!selected || !onSelect) return undefined
  const isAll = rows.length > 0 && selected.size >= rows.length && rows.every(row => selected.has(rowKey(row)))
  return {
    has: (row: Row) => selected.has(rowKey(row)),
    isAll,
    isSome: selected.size > 0 && !isAll,
    tick,
    tickAll: () => onSelect(changed(selected, rows.map(rowKey), !isAll)),
  }
}
