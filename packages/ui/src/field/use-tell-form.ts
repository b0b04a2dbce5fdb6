import { useRef } from 'react'

/**
 * Lets the Form around a field know of a change that no native input made, as a choice in a list. It is told once the
 * hidden input holds the new value.
 */
export const useTellForm = () => {
  const ref = useRef<HTMLDivElement>(null)
  const tellForm = () => {
    setTimeout(() => ref.current?.dispatchEvent(new Event('input', { bubbles: true })))
  }
  return { ref, tellForm }
}
