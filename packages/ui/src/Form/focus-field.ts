const focusable = 'input:not([type="hidden"], [tabindex="-1"]), textarea, select, button, [tabindex="0"]'

/** Focuses the first of these fields in the order of the page, or nothing if none is there. */
export const focusField = (form: HTMLElement | null, names: readonly string[]) => {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const field = fields.find(candidate => names.includes(candidate.dataset.field ?? ''))
  const checked = field?.querySelector<HTMLElement>('input:checked')
  ;(checked ?? field?.querySelector<HTMLElement>(focusable))?.focus()
}
