import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Editor } from './editor.ts'
import { mergeTyped, plainOf } from './plain.ts'
import type { RichTextProps } from './props.ts'
import { nowhere, type Standing } from './tools.ts'
import { useValue } from './use-value.ts'

/** Waits until a word that is being put together is whole; swapping the box before would lose it. */
const composed = (area: HTMLTextAreaElement, isComposing: RefObject<boolean>) =>
  isComposing.current
    ? new Promise<void>(resolve => area.addEventListener('compositionend', () => setTimeout(resolve), { once: true }))
    : undefined

/** The editor, once it is there, and the text in it or in the textarea that stands in until then. */
export const useEditor = (props: RichTextProps, onLink: () => void) => {
  const [editor, setEditor] = useState<Editor>()
  const [standing, setStanding] = useState<Standing>(nowhere)
  const box = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const isComposing = useRef(false)
  const there = useRef<Editor>(undefined)
  const ask = useEffectEvent(onLink)

  const typed = () => mergeTyped(value.told.current, area.current?.value ?? plainOf(value.told.current))
  const value = useValue(props, {
    read: () => there.current?.read() ?? typed(),
    write: html => {
      there.current?.load(html)
      if (area.current) area.current.value = plainOf(html)
    },
  })
  const { changed, settle, told } = value

  useEffect(() => {
    let isGone = false
    // Typed before the scripts came.
    if (area.current && area.current.value !== plainOf(told.current)) changed()
    const arrive = async ({ mount }: typeof import('./editor.ts')) => {
      if (area.current) await composed(area.current, isComposing)
      const standIn = area.current
      if (isGone || !box.current || !standIn) return
      const caret = document.activeElement === standIn ? standIn.selectionEnd : undefined
      const made = mount(box.current, {
        html: mergeTyped(told.current, standIn.value),
        onChange: changed,
        onStanding: setStanding,
        onLink: () => ask(),
      })
      there.current = made
      settle()
      // At once, so that no key falls between the two boxes.
      flushSync(() => setEditor(made))
      if (caret !== undefined) made.focus(caret)
    }
    // Where it cannot be fetched, the textarea stays and works.
    import('./editor.ts').then(arrive, () => undefined)
    return () => {
      isGone = true
      there.current?.close()
      there.current = undefined
      setEditor(undefined)
    }
  }, [changed, settle, told])

  const { isDisabled } = props
  useEffect(() => editor?.setEditable(!isDisabled), [editor, isDisabled])

  const insert = (words: string) => {
    if (editor) return editor.insert(words)
    const { current: standIn } = area
    standIn?.setRangeText(words, standIn.selectionStart, standIn.selectionEnd, 'end')
    standIn?.focus()
    changed()
  }

  return { editor, standing, box, area, isComposing, insert, ...value }
}
