import { requestKinds } from '../requests/request-records.ts'
import { formTypes } from '../training/evaluations/evaluation-forms.ts'
import { examSlugs } from '../training/exams/exams.ts'

export const widgets = ['complaint', 'evaluation', 'exam', 'signature', 'budget'] as const

export type Widget = (typeof widgets)[number]

export const scopedWidgets = ['evaluation', 'exam', 'signature', 'budget'] as const

export type ScopedWidget = (typeof scopedWidgets)[number]

/** All that a frame's session can access: one widget with one subject. */
export interface WidgetScope {
  readonly widget: Widget
  /** Value of the element's attribute `for`. Empty for the complaint form. */
  readonly subject: string
}

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
 * Parses the attribute `for`. An evaluation has `<training>/<form type>`, or a training for its trainees' form. An exam
 * has `<training>/<pre or post>`, a signature panel `<kind>/<request>`, and a budget a project ID. Returns undefined
 * for other values.
 */
export const scopeOf = (widget: string | undefined = 'complaint', given = ''): WidgetScope | undefined => {
  const known = widgets.find(name => name === widget)
  if (!known) return undefined
  const subject = known === 'evaluation' && !given.includes('/') ? `${given}/trainee` : given
  return shapes[known].test(subject) ? { widget: known, subject } : undefined
}
