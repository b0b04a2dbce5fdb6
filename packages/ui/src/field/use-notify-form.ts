import { useRef } from 'react'

/**
 * Notifies the surrounding Form of a change without a native input event, such as a choice in a list. Fires once the
 * hidden input has its new value.
 */
export const useNotifyForm = () => {
  const ref = useRef<HTMLDivElement>(null)
  const notifyForm = () => {
    setTimeout(() => ref.current?.dispatchEvent(new Event('input', { bubbles: true })))
  }
  return { ref, notifyForm }
}
