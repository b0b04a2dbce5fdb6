import { type SyntheticEvent, useEffect, useRef } from 'react'
import { Banner } from '../Banner/index.ts'
import { elementProps } from '../element/index.ts'
import { ProblemsContext } from '../field/use-field.ts'
import { noneRestored, RestoredContext } from '../field/use-restored.ts'
import { useDirtyTracker } from './dirty-tracker.ts'
import { actions as actionsStyle, form, refusal, sticky } from './Form.css.ts'
import { ProblemSummary } from './ProblemSummary.tsx'
import type { FormProps } from './props.ts'
import { intoView, useProblemFocus } from './use-problem-focus.ts'

/**
 * Whether the event comes from a form in a dialog opened by this form. React bubbles it here through the portal,
 * although the dialog is elsewhere in the DOM.
 */
const isOfDialog = ({ target, currentTarget }: SyntheticEvent) =>
  target instanceof Node && !currentTarget.contains(target)

/** One column of fields, submitted as a whole. Renders a native form, so it works without JavaScript. */
export const Form = (props: FormProps) => {
  const { children, onSubmit, onInput, problems = {}, serverError, actions, hasStickyActions } = props
  const { label, method = 'post', unsaved, restored = noneRestored } = props
  const dirtyTracker = unsaved?.dirtyTracker
  const ref = useRef<HTMLFormElement>(null)
  const onReset = useDirtyTracker(ref, dirtyTracker, restored)
  const names = Object.keys(problems).filter(name => problems[name])
  const focus = useProblemFocus(ref, names)
  // Once hydrated, the portal's messages replace browser validation.
  useEffect(() => {
    if (ref.current && onSubmit) ref.current.noValidate = true
  }, [onSubmit])

  return (
    <form
      {...elementProps(props)}
      action={props.action}
      aria-label={label}
      autoComplete={props.autoComplete}
      className={form}
      encType={props.encType}
      method={method}
      onInput={event => {
        if (isOfDialog(event)) return
        focus.typed()
        const typed = new FormData(event.currentTarget)
        dirtyTracker?.input(typed)
        onInput?.(typed)
      }}
      onReset={event => {
        if (!isOfDialog(event)) onReset()
      }}
      onSubmit={event => {
        if (!onSubmit || isOfDialog(event)) return
        event.preventDefault()
        focus.sent()
        const sent = new FormData(event.currentTarget)
        dirtyTracker?.submit(sent)
        onSubmit(sent)
      }}
      ref={ref}
    >
      <ProblemsContext value={problems}>
        {names.length > (serverError ? 1 : 0) && <ProblemSummary form={ref} problems={problems} />}
        <RestoredContext value={restored}>{children}</RestoredContext>
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
