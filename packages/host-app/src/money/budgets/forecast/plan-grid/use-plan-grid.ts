import type { Forecast } from '@portal/contract/money/budgets/forecasts'
import type { PlanEntry } from '@portal/contract/money/budgets/plan-edits'
import { createGridCursor, editorKeyMove, focusCurrent, positionAt } from '@portal/ui/cells'
import { useTextSource } from '@portal/ui/texts'
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { copied, editHere, onPlanKey, paste } from './plan-commands.ts'
import { BEFORE_MONTHS } from './typed-amounts.ts'
import type { GridPlan } from './use-plan.ts'

const isInEditor = ({ target }: { readonly target: EventTarget }) => target instanceof HTMLInputElement

interface Options {
  readonly forecast: Forecast
  readonly plan: GridPlan
  /** Called with the pasted cells that aren't amounts. The list is empty after a successful paste. */
  readonly onUnread: (cells: readonly string[]) => void
}

/** Cursor, keyboard, pointer, and clipboard handling of the grid. */
export const usePlanGrid = ({ forecast, plan, onUnread }: Options) => {
  const { direction } = useTextSource()
  const { rows, months } = forecast
  const root = useRef<HTMLDivElement>(null)
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const [ids] = useState(() => ({ now: [] as readonly string[] }))
  ids.now = rows.map(({ item }) => item.id)
  const [cursor] = useState(() =>
    createGridCursor({
      rows: () => ids.now,
      totals: 'totals',
      columns: months.length + BEFORE_MONTHS,
      ...{ onRow: draw, onMove: draw },
    }),
  )
  const context = { forecast, plan, cursor, direction }
  const runThenFocus = (run: () => void) => {
    flushSync(run)
    focusCurrent(root.current)
  }
  const onEditorKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const editMode = cursor.editMode()
    const move = editMode && event.key !== 'Escape' ? editorKeyMove(event, editMode) : undefined
    runThenFocus(() => (move ? cursor.moveBy(...move) : cursor.stop()))
  }
  // Stable callbacks, so that a row re-renders only when its own props change.
  const latest = useRef({ onEditorKey, plan })
  latest.current = { onEditorKey, plan }
  const [stable] = useState(() => ({
    onKey: (event: KeyboardEvent<HTMLInputElement>) => latest.current.onEditorKey(event),
    onLeave: cursor.stop,
    onWrite: (entry: PlanEntry) => latest.current.plan.write([entry]),
  }))
  const onPress = (event: MouseEvent, isDragged: boolean) => {
    const at = positionAt(event.target)
    if (!at || isInEditor(event) || (isDragged ? event.buttons !== 1 : event.button !== 0)) return
    event.preventDefault()
    if (cursor.editMode() && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    runThenFocus(() => cursor.moveTo(at, isDragged || event.shiftKey))
  }
  const handlers = {
    onCopy: (event: ClipboardEvent) => {
      if (isInEditor(event)) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', copied(context))
    },
    onDoubleClick: (event: MouseEvent) => isInEditor(event) || runThenFocus(() => editHere(context, 'selected')),
    onKeyDown: (event: KeyboardEvent) => {
      if (isInEditor(event)) return
      flushSync(() => onPlanKey(event, context)) && focusCurrent(root.current)
    },
    onMouseDown: (event: MouseEvent) => onPress(event, false),
    onMouseOver: (event: MouseEvent) => onPress(event, true),
    onPaste: (event: ClipboardEvent) => {
      if (isInEditor(event)) return
      event.preventDefault()
      onUnread(paste(context, event.clipboardData.getData('text/plain')))
    },
  }
  return { root, cursor, handlers, stable }
}

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
