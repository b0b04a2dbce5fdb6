import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBudgetTexts } from '../../locales/index.ts'
import { writeCell } from '../sheet/cells.ts'
import { fieldAt, isText } from '../sheet/columns.ts'
import type { Start } from '../sheet/cursor.ts'
import type { Desk } from '../sheet/desk.ts'
import { valueIn } from '../sheet/steps.ts'
import { editor } from './editor.css.ts'
import { onEditorKey } from './editor-keys.ts'
import { note } from './note.css.ts'
import { type CellReading, readCell } from './read-cell.ts'
import { useSuggestions } from './use-suggestions.ts'

interface CellEditorProps {
  desk: Desk
  how: Start
  /** Called with whether something is asked back under the cell. */
  onAsk: (isAsked: boolean) => void
}

/** What stands in the cell, or what was typed there and refused. */
const beginning = ({ sheet, cursor }: Desk) => {
  const id = cursor.id()
  const field = fieldAt(cursor.at().column) ?? 'name'
  const mark = sheet.mark(id, field)
  const value = mark?.state === 'refused' ? mark.value : valueIn(sheet.line(id) ?? sheet.category(id) ?? {}, field)
  return { id, field, text: writeCell(field, value) }
}

/** Edits the cell where one is. What cannot be read is asked back and stays to be mended. */
export const CellEditor = ({ desk, how, onAsk }: CellEditorProps) => {
  const t = useBudgetTexts()
  const [{ id, field, text }] = useState(() => beginning(desk))
  const [reading, setReading] = useState<CellReading>()
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const list = useSuggestions(desk, field)
  const isLeft = useRef(false)
  // The first letter is on its way: the browser writes it into whatever has the focus by then.
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true })
    if (how === 'selected') ref.current?.select()
    if (how === 'value') ref.current?.setSelectionRange(text.length, text.length)
  }, [how, text])
  useEffect(
    () => () => {
      isLeft.current = true
    },
    [],
  )

  /** Writes what was typed; false where it cannot stand. */
  const commit = () => {
    const typed = ref.current?.value ?? ''
    const read = readCell(field, typed)
    if ('problem' in read) {
      flushSync(() => {
        setReading(read)
        onAsk(true)
      })
      return false
    }
    if (reading) onAsk(false)
    if (typed !== text || how === 'typed') desk.sheet.write([{ id, field, value: read.value }])
    return true
  }
  const leave = () => {
    // The cell may have gone with its line, or the focus with the window.
    if (isLeft.current || !document.hasFocus() || desk.cursor.start() === undefined) return
    const typed = ref.current?.value ?? ''
    const isWritten = commit()
    desk.cursor.stop()
    if (!isWritten) desk.sheet.refuse(id, field, problemOf(readCell(field, typed)) ?? 'internal', typed)
  }
  const Box = field === 'notes' ? 'textarea' : 'input'
  const problem = reading && problemOf(reading)
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
        onBlur={leave}
        onKeyDown={event => onEditorKey(event, { desk, how, commit })}
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
      {problem && (
        <span className={note} dir="auto" id={`${id}-problem`} role="alert">
          {t(`errors.${problem}`, { thousands: reading && 'thousands' in reading ? (reading.thousands ?? '') : '' })}
        </span>
      )}
    </>
  )
}

const problemOf = (reading: CellReading) => ('problem' in reading ? reading.problem : undefined)
