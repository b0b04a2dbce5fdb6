import { requestKinds } from '../requests/request-records.ts'
import { formTypes } from '../training/evaluations/evaluation-forms.ts'
import { examSlugs } from '../training/exams/exams.ts'

/** Widgets that a partner's page can show. */
export const widgets = ['complaint', 'evaluation', 'exam', 'signature', 'budget'] as const

/** A widget that a partner's page can show. */
export type Widget = (typeof widgets)[number]

/** Widgets that show one thing of the portal to somebody who is signed in; the complaint form shows none. */
export const scopedWidgets = ['evaluation', 'exam', 'signature', 'budget'] as const

/** A widget that shows one thing of the portal. */
export type ScopedWidget = (typeof scopedWidgets)[number]

/** All that a frame's sign-in is good for: one widget, about one thing. */
export interface WidgetScope {
  readonly widget: Widget
  /** Names the thing, as the element's attribute `for` does; empty for the complaint form. */
  readonly subject: string
}

/** The scope of the complaint form. */
export const complaintScope: WidgetScope = { widget: 'complaint', subject: '' }

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

const shapes: Readonly<Record<Widget, RegExp>> = {
  complaint: /^$/,
  evaluation: new RegExp(`^${id}/(${formTypes.join('|')})$`),
  exam: new RegExp(`^${id}/(${examSlugs.join('|')})$`),
  signature: new RegExp(`^(${requestKinds.join('|')})/${id}$`),
  budget: new RegExp(`^${id}$`),
}

/**
 * A widget with what it is about, read from the attribute `for`: `<training>/<form type>` for an evaluation (a training
 * alone means its trainees' form), `<training>/<pre or post>` for an exam, `<kind>/<request>` for a signature panel, and a
 * project's id for a budget. Undefined where it is of another shape.
 */
export const scopeOf = (widget: string | undefined = 'complaint', given = ''): WidgetScope | undefined => {
  const known = widgets.find(name => name === widget)
  if (!known) return undefined
  const subject = known === 'evaluation' && !given.includes('/') ? `${given}/trainee` : given
  return shapes[known].test(subject) ? { widget: known, subject } : undefined
}
