import { useRef } from 'react'

/**
 * Lets the Form around a field know of a change that no native input made, as a choice in a list. It is notified once
 * the hidden input has the new value.
 */
export const useNotifyForm = () => {
  const ref = useRef<HTMLDivElement>(null)
  const notifyForm = () => {
    setTimeout(() => ref.current?.dispatchEvent(new Event('input', { bubbles: true })))
  }
  return { ref, notifyForm }
}
