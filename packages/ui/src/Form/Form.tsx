import { useEffect, useRef } from 'react'
import { Banner } from '../Banner/index.ts'
import { ProblemsContext } from '../field/use-field.ts'
import { KeptContext, nothing } from '../field/use-kept.ts'
import { actions as actionsStyle, form, refusal, sticky } from './Form.css.ts'
import { ProblemSummary } from './ProblemSummary.tsx'
import type { FormProps } from './props.ts'
import { useKeeper } from './use-keeper.ts'
import { intoView, useProblemFocus } from './use-problem-focus.ts'

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
    method = 'post',
    unsaved,
    kept = nothing,
  } = props
  const keeper = unsaved?.keeper
  const ref = useRef<HTMLFormElement>(null)
  const onReset = useKeeper(ref, keeper, kept)
  const names = Object.keys(problems).filter(name => problems[name])
  const focus = useProblemFocus(ref, names)
  // With scripts our own words are shown; without them the browser's own checks stay.
  useEffect(() => {
    if (ref.current && onSubmit) ref.current.noValidate = true
  }, [onSubmit])

  return (
    <form
      action={props.action}
      aria-label={label}
      autoComplete={props.autoComplete}
      className={form}
      encType={props.encType}
      id={props.id}
      method={method}
      onInput={event => {
        focus.typed()
        const typed = new FormData(event.currentTarget)
        keeper?.input(typed)
        onInput?.(typed)
      }}
      onReset={onReset}
      onSubmit={event => {
        if (!onSubmit) return
        event.preventDefault()
        focus.sent()
        const sent = new FormData(event.currentTarget)
        keeper?.submit(sent)
        onSubmit(sent)
      }}
      ref={ref}
    >
      <ProblemsContext value={problems}>
        {names.length > 1 && <ProblemSummary form={ref} problems={problems} />}
        <KeptContext value={kept}>{children}</KeptContext>
      </ProblemsContext>
      {serverError && (
        <div className={refusal} ref={intoView}>
          <Banner isLive tone="danger">
            {serverError}
          </Banner>
        </div>
      )}
      {actions && (
        <div className={hasStickyActions ? `${actionsStyle} ${sticky}` : actionsStyle} data-keep-clear>
          {actions}
        </div>
      )}
    </form>
  )
}
