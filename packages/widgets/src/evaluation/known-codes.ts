const items = ['questions_required', 'too_long', 'bad_characters', 'unknown_value'] as const
const sending = ['unavailable', 'busy', 'not_signed_in', 'form_outdated', 'not_found', 'internal'] as const

/** The code whose text is shown at a question, for any code of the contract. */
export const itemCode = (code: string): (typeof items)[number] => items.find(known => known === code) ?? 'unknown_value'

/** The code whose text is shown for a refusal. */
export const sendingCode = (code: string): (typeof sending)[number] =>
  sending.find(known => known === code) ?? 'internal'
