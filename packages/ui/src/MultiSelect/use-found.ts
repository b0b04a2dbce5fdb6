import { useMemo, useState } from 'react'
import type { Choice } from '../field/choices/choice.ts'
import { finderOf, foldLetters } from '../field/choices/match.ts'

/** Fills the list a few times over. Scrolling loads the next step. */
const STEP = 60

/** Filters options by the typed text and returns them in steps, so that thousands of options stay fast. */
export const useFound = (options: readonly Choice[]) => {
  const [text, setText] = useState('')
  const [count, setCount] = useState(STEP)
  const finder = useMemo(() => finderOf(options), [options])
  const found = useMemo(() => {
    const typed = foldLetters(text)
    return options.filter(({ label }) => finder.get(label)?.includes(typed))
  }, [options, finder, text])
  return {
    text,
    finder,
    shown: useMemo(() => found.slice(0, count), [found, count]),
    more: found.length > count ? () => setCount(count + STEP) : undefined,
    find: (next: string) => {
      setText(next)
      setCount(STEP)
    },
  }
}
