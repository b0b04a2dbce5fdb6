import { isApple } from '@portal/ui/Shortcut'
import { useEffect, useEffectEvent } from 'react'
import { readSingleKey } from './single-key.ts'

interface Shortcuts {
  /** Ctrl or Cmd with K. */
  onFind: () => void
  /** A question mark, where nothing is being typed. */
  onHelp: () => void
}

/** On keyboards of other scripts the key has another letter, so its place counts. */
const isFind = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey) &&
  !altKey &&
  !shiftKey &&
  (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key)))

const isHelp = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (key === '?' || key === '؟') && !ctrlKey && !metaKey && !altKey

const isTyping = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [role=menu], [role=listbox]') !== null)

/** Whether something lies over the page already. */
export const hasDialog = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** The shortcuts that work on every page. Heard before anything on the page can keep the keys to itself. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isFind(event)) {
      // Else the browser's own search takes the keys.
      event.preventDefault()
      if (!event.repeat) shortcuts.onFind()
    } else if (isHelp(event) && !isTyping(event.composedPath()[0]) && !hasDialog() && readSingleKey()) {
      event.preventDefault()
      shortcuts.onHelp()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}
