import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNotifyForm } from '../../field/use-notify-form.ts'
import type { RichTextProps } from '../props.ts'

/** Delay between the last input and the report, in milliseconds. The specification sets it. */
const DELAY = 300

interface Text {
  /** Returns the current text. */
  readonly read: () => string
  /** Replaces the text. */
  readonly write: (html: string) => void
}

/** Debounces change reports. Reports pending changes at once on blur, submission, and unmount. */
export const useValue = (props: RichTextProps, text: Text) => {
  const { value, defaultValue = '', name, isDisabled } = props
  const { ref, notifyForm } = useNotifyForm()
  const sent = useRef(value ?? defaultValue)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ ...text, onChange: props.onChange })
  useLayoutEffect(() => {
    latest.current = { ...text, onChange: props.onChange }
  })

  const { current: act } = useRef({
    flush: () => {
      // Reading flushes Lexical's pending updates, which may contain the first change.
      const html = latest.current.read()
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      if (html === sent.current) return
      sent.current = html
      latest.current.onChange?.(html)
      notifyForm()
    },
    changed: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(act.flush, DELAY)
    },
    put: (html: string) => {
      clearTimeout(timer.current)
      timer.current = undefined
      sent.current = html
      latest.current.write(html)
      act.settle()
    },
    /** The editor's normalisation of given text doesn't count as a user change. */
    settle: () => {
      if (timer.current === undefined) sent.current = latest.current.read()
    },
  })

  useEffect(() => {
    if (value !== undefined && value !== sent.current) act.put(value)
  }, [value, act])

  useEffect(() => {
    const form = ref.current?.closest('form')
    const onFormData = ({ formData }: FormDataEvent) => {
      act.flush()
      if (name && !isDisabled) formData.set(name, latest.current.read())
    }
    const onReset = () => act.put(defaultValue)
    form?.addEventListener('formdata', onFormData)
    form?.addEventListener('submit', act.flush, true)
    form?.addEventListener('reset', onReset)
    return () => {
      form?.removeEventListener('formdata', onFormData)
      form?.removeEventListener('submit', act.flush, true)
      form?.removeEventListener('reset', onReset)
    }
  }, [name, isDisabled, defaultValue, ref, act])

  useEffect(() => act.flush, [act])

  return { ref, sent, ...act }
}
