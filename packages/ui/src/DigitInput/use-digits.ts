import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { boxesOf, digitsIn, write } from './digits.ts'

interface DigitsOptions {
  length: number
  onChange: ((code: string) => void) | undefined
  onComplete: ((code: string) => void) | undefined
}

/** What the boxes hold, and where the focus goes as they are filled and emptied. */
export const useDigits = ({ length, onChange, onComplete }: DigitsOptions) => {
  const [boxes, setBoxes] = useState(() => boxesOf('', length))
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const goTo = (place: number) => {
    const input = inputs.current[Math.max(0, Math.min(place, length - 1))]
    input?.focus()
    input?.select()
  }
  const change = (next: readonly string[]) => {
    setBoxes([...next])
    onChange?.(next.join(''))
  }
  const erase = (place: number) => change(boxes.map((old, other) => (other === place ? '' : old)))
  const take = (place: number, text: string) => {
    const typed = digitsIn(text)
    if (typed.length === 0) return text === '' && erase(place)
    // A box that already holds a figure hands over both: the new one counts.
    const isReplaced = typed.length === 2 && boxes[place] !== ''
    const figures = isReplaced ? [typed.find(figure => figure !== boxes[place]) ?? typed.join('').slice(1)] : typed
    const { next, place: last } = write(boxes, place, figures)
    change(next)
    goTo(last)
    // Only the last box completes: a figure that is mended in the middle must not send the rest as it stands.
    const isAtEnd = place + figures.length >= length
    if (isAtEnd && next.every(figure => figure !== '')) onComplete?.(next.join(''))
  }
  const onKeyDown = (place: number) => (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { Backspace: -1, ArrowLeft: -1, ArrowRight: 1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    // In an empty box Backspace takes away the figure before it, as in one long field.
    if (event.key === 'Backspace') erase(boxes[place] ? place : place - 1)
    goTo(place + step)
  }
  const onPaste = (place: number) => (event: ClipboardEvent) => {
    event.preventDefault()
    const figures = digitsIn(event.clipboardData.getData('text')).slice(0, length)
    take(figures.length === length ? 0 : place, figures.join(''))
  }
  const box = (place: number) => ({
    onChange: (event: { target: HTMLInputElement }) => take(place, event.target.value),
    onFocus: (event: { target: HTMLInputElement }) => event.target.select(),
    onKeyDown: onKeyDown(place),
    onPaste: onPaste(place),
    ref: (input: HTMLInputElement | null) => {
      inputs.current[place] = input
    },
    value: boxes[place] ?? '',
  })
  return { code: boxes.join(''), places: boxes.map((_, place) => place), box }
}
