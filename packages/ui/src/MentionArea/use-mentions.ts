import { type KeyboardEvent, useRef, useState } from 'react'
import type { Choice } from '../field/choices/choice.ts'
import { choicesIn, searchAt, sentOf, typedOf } from './marks.ts'

interface Options {
  /** The initial text, in submitted form. */
  readonly begin: string
  readonly options: readonly Choice[]
  readonly onSearch: (search: string | undefined) => void
}

/** State of a text with mentions: its submitted form, the current search, and the option with virtual focus. */
export const useMentions = ({ begin, options, onSearch }: Options) => {
  const box = useRef<HTMLTextAreaElement>(null)
  const sentBox = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState(begin)
  const picked = useRef(choicesIn(begin))
  const [search, setSearch] = useState<string>()
  const [marked, setMarked] = useState(0)
  const shown = search === undefined ? [] : options
  const at = Math.min(marked, shown.length - 1)

  const look = (found: string | undefined) => {
    if (found === search) return
    setSearch(found)
    setMarked(0)
    onSearch(found)
  }

  const onInput = () => {
    if (!box.current || !sentBox.current) return
    const now = sentOf(box.current.value, picked.current)
    // Writes the value at once, because the surrounding form reads its fields before the next render.
    sentBox.current.value = now
    setSent(now)
    look(searchAt(box.current.value, box.current.selectionStart)?.search)
  }

  const pick = (choice: Choice | undefined) => {
    const found = box.current && searchAt(box.current.value, box.current.selectionStart)
    if (!choice || !box.current || !found) return
    picked.current = [...picked.current.filter(({ value }) => value !== choice.value), choice]
    box.current.setRangeText(`@${choice.label} `, found.from, box.current.selectionStart, 'end')
    look(undefined)
    box.current.dispatchEvent(new InputEvent('input', { bubbles: true }))
    box.current.focus()
  }

  const act = (key: string): boolean => {
    if (key === 'ArrowDown') setMarked((at + 1) % shown.length)
    else if (key === 'ArrowUp') setMarked((at + shown.length - 1) % shown.length)
    else if (key === 'Enter' || key === 'Tab') pick(shown[at])
    else if (key === 'Escape') look(undefined)
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (shown.length === 0 || event.nativeEvent.isComposing || !act(event.key)) return
    event.preventDefault()
    // Keeps a surrounding dialog open.
    event.stopPropagation()
  }

  return {
    box,
    sentBox,
    sent,
    shown,
    at,
    search,
    pick,
    onInput,
    onKeyDown,
    close: () => look(undefined),
    typed: typedOf(begin),
  }
}
