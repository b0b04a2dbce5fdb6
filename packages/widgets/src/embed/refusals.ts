import type { FrameRefusal } from '@portal/contract/partners/embed'
import type { Widget } from '@portal/contract/partners/widget-scopes'

/** Required content of the attribute `for`, as in docs/partners.md. */
const subjects: Readonly<Record<Widget, string>> = {
  complaint: '',
  evaluation: 'TRAINING-ID or TRAINING-ID/instructor',
  exam: 'TRAINING-ID/pre or TRAINING-ID/post',
  signature: 'purchase_requests/REQUEST-ID or employment_requests/REQUEST-ID',
  budget: 'PROJECT-ID',
}

/** A console line that tells the page's developers what to change. */
export const explainRefusal = (widget: Widget, refusal: FrameRefusal): string => {
  const element = `<portal-${widget}>`
  const subject = `It must contain ${subjects[widget]}, with an ID from the portal's addresses.`
  const lines: Readonly<Record<FrameRefusal, string>> = {
    key_missing: `${element} has no site. Add site="YOUR-KEY", or data-site to its script tag.`,
    key_unknown: `the key of ${element} is unknown. Copy the site's key from Partner sites.`,
    origin_missing: `this page's origin is not on its site's list, so ${element} is not shown. Add it under Partner sites.`,
    widget_refused: `this site may not show ${element}. Allow it under Partner sites.`,
    subject_missing: `${element} has no "for". ${subject}`,
    subject_wrong: `the "for" of ${element} is of the wrong shape. ${subject}`,
  }
  return `Portal: ${lines[refusal]}`
}
