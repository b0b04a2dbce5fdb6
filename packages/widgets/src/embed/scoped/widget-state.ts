import type { FrameLocale } from '@portal/contract/partners/embed'
import type { ScopedWidget } from '@portal/contract/partners/widget-scopes'

/** All that the document of a widget about one thing is made from; the server writes it, the browser reads the same. */
export interface WidgetState {
  readonly widget: ScopedWidget
  /** The thing, as the contract's `scopeOf` reads it. */
  readonly subject: string
  readonly site: string
  readonly locale: FrameLocale
  /** The page around the frame, the only origin that it ever speaks to. */
  readonly host: string
  /** Whether somebody is signed in in this frame already. */
  readonly isSignedIn: boolean
}

const pages = {
  evaluation: ([training]: readonly string[]) => `/sup/trainings/${training}/evaluation`,
  exam: ([training, slug]: readonly string[]) => `/sup/trainings/${training}/exam/${slug}`,
  signature: ([kind, id]: readonly string[]) => `/staff/${kind}/${id}`,
  budget: ([project]: readonly string[]) => `/staff/project/${project}`,
} as const

/** The portal's own page of the same thing. */
export const portalPage = ({ widget, subject }: WidgetState): string => pages[widget](subject.split('/'))
