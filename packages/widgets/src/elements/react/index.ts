import type { HTMLAttributes } from 'react'
import type { ComplaintAttributes, PortalEvent, WidgetAttributes } from '../index.ts'

/** Every element's events as React 19 takes them, and those that it sends alone. */
type Events<Own extends string> = {
  readonly [Name in `onportal-${'loaded' | 'ready' | 'error' | Own}`]?: (event: PortalEvent) => void
}

type WidgetProps<Own extends string> = HTMLAttributes<HTMLElement> & WidgetAttributes & Events<Own>

/** `<portal-complaint>` in JSX of React 19: its attributes, and its events as `onportal-submit` and the like. */
export type PortalComplaintProps = HTMLAttributes<HTMLElement> &
  ComplaintAttributes &
  Events<'open' | 'close' | 'submit'>

/** `<portal-evaluation>` in JSX of React 19. */
export type PortalEvaluationProps = WidgetProps<'submit'>

/** `<portal-exam>` in JSX of React 19. */
export type PortalExamProps = WidgetProps<'start' | 'submit'>

/** `<portal-signature>` in JSX of React 19. */
export type PortalSignatureProps = WidgetProps<'sign' | 'reject'>

/** `<portal-budget>` in JSX of React 19. */
export type PortalBudgetProps = WidgetProps<'change'>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portal-complaint': PortalComplaintProps
      'portal-evaluation': PortalEvaluationProps
      'portal-exam': PortalExamProps
      'portal-signature': PortalSignatureProps
      'portal-budget': PortalBudgetProps
    }
  }
}
