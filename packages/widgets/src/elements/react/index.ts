import type { HTMLAttributes } from 'react'
import type { ComplaintAttributes, PortalEvent, WidgetAttributes } from '../index.ts'

/** Events of every element, and those specific to one, as React 19 names them. */
type Events<Own extends string> = {
  readonly [Name in `onportal-${'loaded' | 'ready' | 'error' | Own}`]?: (event: PortalEvent) => void
}

type WidgetProps<Own extends string> = HTMLAttributes<HTMLElement> & WidgetAttributes & Events<Own>

/** `<portal-complaint>` in JSX of React 19. Its events are props such as `onportal-submit`. */
export type PortalComplaintProps = HTMLAttributes<HTMLElement> &
  ComplaintAttributes &
  Events<'open' | 'close' | 'submit'>

export type PortalEvaluationProps = WidgetProps<'submit'>

export type PortalExamProps = WidgetProps<'start' | 'submit'>

export type PortalSignatureProps = WidgetProps<'sign' | 'reject'>

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
