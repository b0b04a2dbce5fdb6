const focusable = 'input:not([type="hidden"], [tabindex="-1"]), textarea, select, button, [tabindex="0"]'

const fieldsOf = (form: HTMLElement | null) => [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]

/** Focuses the first of these fields in the order of the page, or nothing if none is there. */
export const focusField = (form: HTMLElement | null, names: readonly string[]) => {
  const field = fieldsOf(form).find(candidate => names.includes(candidate.dataset.field ?? ''))
  const checked = field?.querySelector<HTMLElement>('input:checked')
  const target = checked ?? field?.querySelector<HTMLElement>(focusable)
  target?.focus()
}

/** Names of fields in the order of the page; those of no field come last. */
export const inPageOrder = (form: HTMLElement | null, names: readonly string[]): string[] => {
  const known = fieldsOf(form).flatMap(({ dataset }) => dataset.field ?? [])
  return [...new Set([...known.filter(name => names.includes(name)), ...names])]
}

/** The problem that a field shows: its own comes before what the form knows, such as a figure that can be read in two ways. */
export const problemIn = (form: HTMLElement | null, name: string): string | undefined => {
  const field = fieldsOf(form).find(candidate => candidate.dataset.field === name)
  return field?.querySelector('[data-problem]')?.textContent || undefined
}

/** The words of a field's label, without what stands beside them; none for a checkbox, whose label is a sentence. */
export const labelOf = (form: HTMLElement | null, name: string): string | undefined => {
  const field = fieldsOf(form).find(candidate => candidate.dataset.field === name)
  if (field?.querySelector('input[type="checkbox"]')) return undefined
  const label = field?.querySelector('[data-label]')
  return label?.firstChild?.textContent || label?.textContent || undefined
}
