import type { EditMode } from '@portal/ui/cells'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBudgetTexts } from '../../../locales/index.ts'
import { formatCell } from '../../model/cell-format.ts'
import { valueIn } from '../../model/change-set.ts'
import { fieldAt, isText } from '../../model/columns.ts'
import { type ParsedCell, parseCell } from '../../model/parse-cell.ts'
import type { Controller } from '../controller.ts'
import { useProblemWords } from '../use-problem-words.ts'
import { editor } from './editor.css.ts'
import { onEditorKey } from './editor-keys.ts'
import { note } from './note.css.ts'
import { useSuggestions } from './use-suggestions.ts'

interface CellEditorProps {
  controller: Controller
  how: EditMode
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
export const CellEditor = ({ controller, how, onProblem }: CellEditorProps) => {
  const t = useBudgetTexts()
  const [{ id, field, text }] = useState(() => initial(controller))
  const wordsOf = useProblemWords(controller.store)
  const { currency } = controller.store.project
  const [wrong, setWrong] = useState<ParsedCell & { text: string }>()
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const list = useSuggestions(controller, field)
  const isUnmounted = useRef(false)
  // Focuses before the browser delivers the first character, which goes to the focused element.
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true })
    if (how === 'selected') ref.current?.select()
    if (how === 'value') ref.current?.setSelectionRange(text.length, text.length)
  }, [how, text])
  useEffect(() => {
    // React's StrictMode ends each effect once and begins it again.
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])

  /** Writes the input. Returns false if it is invalid. */
  const commit = () => {
    const typed = ref.current?.value ?? ''
    const read = parseCell(field, typed, currency)
    if ('problem' in read) {
      flushSync(() => {
        setWrong({ ...read, text: typed })
        onProblem(true)
      })
      return false
    }
    if (wrong) onProblem(false)
    if (typed !== text || how === 'typed') controller.store.write([{ id, field, value: read.value }])
    return true
  }
  const onBlur = () => {
    // Ignores blur when the cell was unmounted with its row, or when the window lost focus.
    if (isUnmounted.current || !document.hasFocus() || controller.cursor.editMode() === undefined) return
    const typed = ref.current?.value ?? ''
    const isWritten = commit()
    controller.cursor.stop()
    if (!isWritten)
      controller.store.reject(id, field, problemOf(parseCell(field, typed, currency)) ?? 'internal', typed)
  }
  const Box = field === 'notes' ? 'textarea' : 'input'
  const problem = wrong && problemOf(wrong)
  return (
    <>
      <Box
        aria-errormessage={problem && `${id}-problem`}
        aria-invalid={problem ? true : undefined}
        aria-label={t(`columns.${field}`)}
        autoComplete="off"
        className={editor}
        defaultValue={how === 'typed' ? '' : text}
        dir={isText(field) ? 'auto' : 'ltr'}
        inputMode={isText(field) ? undefined : 'decimal'}
        list={list && `${id}-list`}
        onBlur={onBlur}
        onKeyDown={event => onEditorKey(event, { controller, how, commit })}
        ref={ref}
      />
      {list && (
        <datalist id={`${id}-list`}>
          {list.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </datalist>
      )}
      {wrong && problem && (
        <span className={note} dir="auto" id={`${id}-problem`} role="alert">
          {wordsOf(problem, wrong.text, 'thousands' in wrong ? wrong.thousands : undefined)}
        </span>
      )}
    </>
  )
}

const problemOf = (reading: ParsedCell) => ('problem' in reading ? reading.problem : undefined)
