import { type EditMode, editorKeyMove } from '@portal/ui/cells'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBudgetTableTexts } from '../../locales/index.ts'
import { fieldAt, formatCell, isText, valueIn } from '../model/columns.ts'
import { parseCell } from '../model/parse-cell.ts'
import { leaveCell } from './after-edit.ts'
import { EditorNote, type InvalidInput } from './CellNote.tsx'
import type { Controller } from './controller.ts'
import { editor } from './editor.css.ts'
import { gridOf, runThenFocus } from './focus.ts'
import { useSuggestions } from './use-suggestions.tsx'

interface CellEditorProps {
  controller: Controller
  editMode: EditMode
  /** Reports whether an error is shown below the cell. */
  onProblem: (isShown: boolean) => void
}

/** The cell's value, or the rejected input. */
const initial = ({ store, cursor }: Controller) => {
  const id = cursor.id()
  const field = fieldAt(cursor.at().column) ?? 'name'
  const mark = store.mark(id, field)
  const value = mark?.state === 'rejected' ? mark.value : valueIn(store.line(id) ?? store.category(id) ?? {}, field)
  return { id, field, text: formatCell(field, value) }
}

/** Editor of the current cell. Invalid input stays, with its error, until corrected. */
export const CellEditor = ({ controller, editMode, onProblem }: CellEditorProps) => {
  const t = useBudgetTableTexts()
  const { store, cursor } = controller
  const [{ id, field, text }] = useState(() => initial(controller))
  const [wrong, setWrong] = useState<InvalidInput>()
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const { listId, suggestions } = useSuggestions(controller, field, id)
  const isUnmounted = useRef(false)
  // Focuses before the browser delivers the first character, which goes to the focused element.
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true })
    if (editMode === 'selected') ref.current?.select()
    if (editMode === 'value') ref.current?.setSelectionRange(text.length, text.length)
  }, [editMode, text])
  useEffect(() => {
    // React's StrictMode ends each effect once and begins it again.
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])

  /** Writes the input. Returns the problem if it is invalid. */
  const commit = () => {
    const typed = ref.current?.value ?? ''
    const read = parseCell(field, typed, store.project.currency)
    if ('problem' in read) {
      flushSync(() => {
        setWrong({ ...read, text: typed })
        onProblem(true)
      })
      return read.problem
    }
    if (wrong) onProblem(false)
    if (typed !== text || editMode === 'typed') store.write([{ id, field, value: read.value }])
    return undefined
  }
  const onBlur = () => {
    // Ignores blur when the cell was unmounted with its row, or when the window lost focus.
    if (isUnmounted.current || !document.hasFocus() || cursor.editMode() === undefined) return
    const typed = ref.current?.value ?? ''
    const problem = commit()
    cursor.stop()
    if (problem) store.reject(id, field, problem, typed)
  }
  /** Enter and Tab commit and move on. Escape cancels. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const box = event.currentTarget
    if (event.key === 'Escape') return runThenFocus(gridOf(box), cursor.stop)
    if (event.key === 'Enter' && event.altKey && box instanceof HTMLTextAreaElement) {
      event.preventDefault()
      return box.setRangeText('\n', box.selectionStart, box.selectionEnd, 'end')
    }
    const move = editorKeyMove(event, editMode)
    if (!move) return
    event.preventDefault()
    if (!commit()) leaveCell(controller, box, move)
  }
  const Box = field === 'notes' ? 'textarea' : 'input'
  return (
    <>
      <Box
        aria-errormessage={wrong && `${id}-problem`}
        aria-invalid={wrong ? true : undefined}
        aria-label={t(`columns.${field}`)}
        autoComplete="off"
        className={editor}
        defaultValue={editMode === 'typed' ? '' : text}
        dir={isText(field) ? 'auto' : 'ltr'}
        inputMode={isText(field) ? undefined : 'decimal'}
        list={listId}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        ref={ref}
      />
      {suggestions}
      {wrong && <EditorNote id={`${id}-problem`} input={wrong} store={store} />}
    </>
  )
}
