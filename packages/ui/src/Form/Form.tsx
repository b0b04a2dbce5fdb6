import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Banner } from '../Banner/index.ts'
import { type Problems, ProblemsContext } from '../field/use-field.ts'
import { actions as actionsStyle, form, sticky } from './Form.css.ts'
import { focusField } from './focus-field.ts'
import { ProblemSummary } from './ProblemSummary.tsx'

export type { Problems } from '../field/use-field.ts'

interface FormProps {
  /** The fields. */
  children: ReactNode
  /** Called instead of the browser's own sending. */
  onSubmit?: (form: FormData) => void
  /** Called with everything filled in so far on every input; for checks while typing. */
  onInput?: (form: FormData) => void
  /** What is wrong, by field name. After a sending, focus goes to the first of them. Default none. */
  problems?: Problems
  /** What the server, or the way to it, refused; stands above the buttons. */
  serverError?: ReactNode
  /** The buttons, the main one first. */
  actions?: ReactNode
  /** Keeps the buttons in view; for long forms. Default `false`. */
  hasStickyActions?: boolean
  /** Names it for those who listen, where no heading does. */
  label?: string
  /** Where a browser without scripts sends it. */
  action?: string
  /** Default `post`. */
  method?: 'get' | 'post'
  /** For buttons elsewhere that send it. */
  id?: string
}

/** One column of fields that is sent as a whole; a native form, so that it can be sent without scripts. */
export const Form = (props: FormProps) => {
  const {
    children,
    onSubmit,
    onInput,
    problems = {},
    serverError,
    actions,
    hasStickyActions,
    label,
    action,
    method = 'post',
    id,
  } = props
  const ref = useRef<HTMLFormElement>(null)
  const isWaiting = useRef(false)
  const [sendings, setSendings] = useState(0)
  const names = Object.keys(problems).filter(name => problems[name])
  const first = names.join()

  // With scripts our own words are shown; without them the browser's own checks stay.
  useEffect(() => {
    if (ref.current && onSubmit) ref.current.noValidate = true
  }, [onSubmit])

  // Only what a sending brought to light moves the focus; live validation must not take it from who is typing.
  useEffect(() => {
    if (!first || !isWaiting.current || sendings === 0) return
    isWaiting.current = false
    focusField(ref.current, first.split(','))
  }, [first, sendings])

  return (
    <form
      action={action}
      aria-label={label}
      className={form}
      id={id}
      method={method}
      onInput={event => {
        isWaiting.current = false
        onInput?.(new FormData(event.currentTarget))
      }}
      onSubmit={event => {
        if (!onSubmit) return
        event.preventDefault()
        isWaiting.current = true
        setSendings(sendings + 1)
        onSubmit(new FormData(event.currentTarget))
      }}
      ref={ref}
    >
      <ProblemsContext value={problems}>
        {names.length > 1 && <ProblemSummary form={ref} problems={problems} />}
        {children}
      </ProblemsContext>
      {serverError && (
        <Banner isLive tone="danger">
          {serverError}
        </Banner>
      )}
      {actions && <div className={hasStickyActions ? `${actionsStyle} ${sticky}` : actionsStyle}>{actions}</div>}
    </form>
  )
}
