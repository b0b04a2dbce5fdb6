const focusable = 'input:not([type="hidden"], [tabindex="-1"]), textarea, select, button, [tabindex="0"]'

const fieldsOf = (form: HTMLElement | null) => [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]

/** Focuses the first of the named fields in page order. Does nothing if there is none. */
export const focusField = (form: HTMLElement | null, names: readonly string[]) => {
  const field = fieldsOf(form).find(candidate => names.includes(candidate.dataset.field ?? ''))
  const checked = field?.querySelector<HTMLElement>('input:checked')
  const target = checked ?? field?.querySelector<HTMLElement>(focusable)
  target?.focus({ preventScroll: true })
  // Scrolls the label and the error into view too, clear of sticky bars.
  field?.scrollIntoView({ block: 'nearest' })
}

/** The label's text without its additions. Empty for a checkbox, whose label is a sentence. */
const labelOf = (field: HTMLElement) => {
  const label = field.querySelector('[data-label]')
  return field.querySelector('input[type="checkbox"]') ? '' : label?.firstChild?.textContent || label?.textContent
}

/**
 * The label and the displayed error of each field, in page order. A field's own error wins over the form's, such as an
 * ambiguous number.
 */
export const wordsIn = (form: HTMLElement | null) =>
  Object.fromEntries(
    fieldsOf(form).map(field => [
      field.dataset.field ?? '',
      { label: labelOf(field), problem: field.querySelector('[id$="-problem"], [slot="errorMessage"]')?.textContent },
    ]),
  )
