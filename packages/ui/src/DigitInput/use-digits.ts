import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { boxesOf, digitsIn, write } from './digits.ts'

interface DigitsOptions {
  length: number
  onChange: ((code: string) => void) | undefined
  onComplete: ((code: string) => void) | undefined
}

/** Holds the boxes' values, and moves focus as users fill and empty them. */
export const useDigits = ({ length, onChange, onComplete }: DigitsOptions) => {
  const [boxes, setBoxes] = useState(() => boxesOf('', length))
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const goTo = (position: number) => {
    const input = inputs.current[Math.max(0, Math.min(position, length - 1))]
    input?.focus()
    input?.select()
  }
  const change = (next: readonly string[]) => {
    setBoxes([...next])
    onChange?.(next.join(''))
  }
  const erase = (position: number) => change(boxes.map((old, other) => (other === position ? '' : old)))
  const take = (position: number, text: string) => {
    const typed = digitsIn(text)
    if (typed.length === 0) return text === '' && erase(position)
    // A box that already holds a digit reports both digits. The new one counts.
    const isReplaced = typed.length === 2 && boxes[position] !== ''
    const figures = isReplaced ? [typed.find(figure => figure !== boxes[position]) ?? typed.join('').slice(1)] : typed
    const { next, position: last } = write(boxes, position, figures)
    change(next)
    goTo(last)
    // Only the last box completes the code. Correcting a digit in the middle must not submit the rest.
    const isAtEnd = position + figures.length >= length
    if (isAtEnd && next.every(figure => figure !== '')) onComplete?.(next.join(''))
  }
  const onKeyDown = (position: number) => (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { Backspace: -1, ArrowLeft: -1, ArrowRight: 1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    // In an empty box, Backspace deletes the digit before it, as in a single field.
    if (event.key === 'Backspace') erase(boxes[position] ? position : position - 1)
    goTo(position + step)
  }
  const onPaste = (position: number) => (event: ClipboardEvent) => {
    event.preventDefault()
    const figures = digitsIn(event.clipboardData.getData('text')).slice(0, length)
    take(figures.length === length ? 0 : position, figures.join(''))
  }
  const box = (position: number) => ({
    onChange: (event: { target: HTMLInputElement }) => take(position, event.target.value),
    onFocus: (event: { target: HTMLInputElement }) => event.target.select(),
    onKeyDown: onKeyDown(position),
    onPaste: onPaste(position),
    ref: (input: HTMLInputElement | null) => {
      inputs.current[position] = input
    },
    value: boxes[position] ?? '',
  })
  return { code: boxes.join(''), positions: boxes.map((_, position) => position), box }
}
