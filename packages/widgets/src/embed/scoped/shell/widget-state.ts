import type { FrameLocale } from '@portal/contract/partners/embed'
import type { ScopedWidget } from '@portal/contract/partners/widget-scopes'

/** Everything that the widget's document depends on. The server writes it into the document for the browser. */
export interface WidgetState {
  readonly widget: ScopedWidget
  /** The record, in the format of the contract's `scopeOf`. */
  readonly subject: string
  readonly site: string
  readonly locale: FrameLocale
  /** Origin of the host page. The frame posts messages to no other. */
  readonly host: string
  /** Whether this frame already has a session. */
  readonly isSignedIn: boolean
}

const pages = {
  evaluation: ([training]: readonly string[]) => `/sup/trainings/${training}/evaluation`,
  exam: ([training, slug]: readonly string[]) => `/sup/trainings/${training}/exam/${slug}`,
  signature: ([kind, id]: readonly string[]) => `/staff/${kind}/${id}`,
  budget: ([project]: readonly string[]) => `/staff/project/${project}`,
} as const

/** Path of the portal's own page for the record. */
export const portalPage = ({ widget, subject }: WidgetState): string => pages[widget](subject.split('/'))
