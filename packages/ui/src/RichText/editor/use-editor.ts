import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { mergeTyped, plainOf } from '../html/plain.ts'
import type { RichTextProps } from '../props.ts'
import type { Editor } from './editor.ts'
import { type FormatState, nowhere } from './tools.ts'
import { useValue } from './use-value.ts'

/** Waits for an active IME composition to end. Replacing the box earlier would lose its text. */
const composed = (area: HTMLTextAreaElement, isComposing: RefObject<boolean>) =>
  isComposing.current
    ? new Promise<void>(resolve => area.addEventListener('compositionend', () => setTimeout(resolve), { once: true }))
    : undefined

/** Loads the editor, and holds the text of the editor or its fallback textarea. */
export const useEditor = (props: RichTextProps, onLink: () => void) => {
  const [editor, setEditor] = useState<Editor>()
  const [format, setFormat] = useState<FormatState>(nowhere)
  const box = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const isComposing = useRef(false)
  const there = useRef<Editor>(undefined)
  const ask = useEffectEvent(onLink)

  const typed = () => mergeTyped(value.sent.current, area.current?.value ?? plainOf(value.sent.current))
  const value = useValue(props, {
    read: () => there.current?.read() ?? typed(),
    write: html => {
      there.current?.load(html)
      if (area.current) area.current.value = plainOf(html)
    },
  })
  const { changed, settle, sent } = value

  useEffect(() => {
    let isGone = false
    // The user typed before hydration.
    if (area.current && area.current.value !== plainOf(sent.current)) changed()
    const arrive = async ({ mount }: typeof import('./editor.ts')) => {
      if (area.current) await composed(area.current, isComposing)
      const fallback = area.current
      if (isGone || !box.current || !fallback) return
      const caret = document.activeElement === fallback ? fallback.selectionEnd : undefined
      const made = mount(box.current, {
        html: mergeTyped(sent.current, fallback.value),
        onChange: changed,
        onFormat: setFormat,
        onLink: () => ask(),
      })
      there.current = made
      settle()
      // Renders synchronously, so that no key press falls between the two boxes.
      flushSync(() => setEditor(made))
      if (caret !== undefined) made.focus(caret)
    }
    // If loading fails, the textarea stays usable.
    import('./editor.ts').then(arrive, () => undefined)
    return () => {
      isGone = true
      there.current?.close()
      there.current = undefined
      setEditor(undefined)
    }
  }, [changed, settle, sent])

  const isFixed = props.isDisabled || props.isReadOnly
  useEffect(() => editor?.setEditable(!isFixed), [editor, isFixed])

  const insert = (words: string) => {
    if (editor) return editor.insert(words)
    const { current: fallback } = area
    fallback?.setRangeText(words, fallback.selectionStart, fallback.selectionEnd, 'end')
    fallback?.focus()
    changed()
  }

  return { editor, format, box, area, isComposing, insert, ...value }
}
