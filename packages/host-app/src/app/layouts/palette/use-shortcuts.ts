import { isApple } from '@portal/ui/Shortcut'
import { useEffectEvent, useLayoutEffect } from 'react'
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

/** Whether something covers the page already; what is just going away does not count. */
export const hasDialog = () =>
  document.querySelector(':is([role=dialog], [role=alertdialog]):not([data-exiting] *)') !== null

/** The shortcuts that work on every page. Listens before anything on the page can stop the events. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isFind(event)) {
      // Else the browser's own search takes the keys, and a field with a list passes them on as a second press.
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) shortcuts.onFind()
    } else if (isHelp(event) && !isTyping(event.composedPath()[0]) && !hasDialog() && readSingleKey()) {
      event.preventDefault()
      shortcuts.onHelp()
    }
  })
  // Not a frame later than the page is seen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}
