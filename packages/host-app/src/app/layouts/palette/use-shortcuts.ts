import { isApple } from '@portal/ui/Shortcut'
import { useEffectEvent, useLayoutEffect } from 'react'

interface Shortcuts {
  /** Called on Ctrl or Cmd with K. */
  onFind: () => void
  /** Called on `?`, except while typing. */
  onHelp: () => void
}

/** On non-Latin keyboards the key produces another letter, so its position (`code`) counts. */
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

/** Whether a dialog is open. Ignores one that is closing. */
export const hasDialog = () =>
  document.querySelector(':is([role=dialog], [role=alertdialog]):not([data-exiting] *)') !== null

const SINGLE_KEY = 'single_key_shortcuts'

/** Whether single-key shortcuts work. Speech input would trigger them by accident, so people can turn them off. */
export const readSingleKey = (): boolean => localStorage.getItem(SINGLE_KEY) !== 'off'

export const saveSingleKey = (isOn: boolean): void => localStorage.setItem(SINGLE_KEY, isOn ? 'on' : 'off')

/** The shortcuts that work on every page. Listens in the capture phase, before a component can stop the event. */
export const useShortcuts = (shortcuts: Shortcuts): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isFind(event)) {
      // Otherwise the browser's own search opens, and a combo box would handle the key as well.
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) shortcuts.onFind()
    } else if (isHelp(event) && !isTyping(event.composedPath()[0]) && !hasDialog() && readSingleKey()) {
      event.preventDefault()
      shortcuts.onHelp()
    }
  })
  // In a layout effect, so that shortcuts work from the first paint.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}
