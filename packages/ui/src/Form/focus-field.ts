const focusable = 'input:not([type="hidden"], [tabindex="-1"]), textarea, select, button, [tabindex="0"]'

const fieldsOf = (form: HTMLElement | null) => [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]

/** Focuses the first of these fields in the order of the page, or nothing if none is there. */
export const focusField = (form: HTMLElement | null, names: readonly string[]) => {
  const field = fieldsOf(form).find(candidate => names.includes(candidate.dataset.field ?? ''))
  const checked = field?.querySelector<HTMLElement>('input:checked')
  const target = checked ?? field?.querySelector<HTMLElement>(focusable)
  target?.focus({ preventScroll: true })
  // With its label and what is wrong with it, and clear of what sticks.
  field?.scrollIntoView({ block: 'nearest' })
}

/** The words of a field's label, without what is next to them; none for a checkbox, whose label is a sentence. */
const labelOf = (field: HTMLElement) => {
  const label = field.querySelector('[data-label]')
  return field.querySelector('input[type="checkbox"]') ? '' : label?.firstChild?.textContent || label?.textContent
}

/**
 * The label of each field, in the order of the page, and the problem that it shows: its own comes before what the form
 * knows, such as a figure that can be read in two ways.
 */
export const wordsIn = (form: HTMLElement | null) =>
  Object.fromEntries(
    fieldsOf(form).map(field => [
      field.dataset.field ?? '',
      { label: labelOf(field), problem: field.querySelector('[id$="-problem"], [slot="errorMessage"]')?.textContent },
    ]),
  )
