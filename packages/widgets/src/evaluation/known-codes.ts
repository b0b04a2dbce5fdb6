const items = ['questions_required', 'too_long', 'bad_characters', 'unknown_value'] as const
const sending = ['unavailable', 'busy', 'not_signed_in', 'form_outdated', 'not_found', 'internal'] as const

/** Maps any code of the contract to one that has a text at a question. */
export const itemCode = (code: string): (typeof items)[number] => items.find(known => known === code) ?? 'unknown_value'

/** Maps any refusal code to one that has a text above the form. */
export const sendingCode = (code: string): (typeof sending)[number] =>
  sending.find(known => known === code) ?? 'internal'
