import { useSignatureTexts } from '../../locales/index.ts'
import type { Failure } from '../../sending.ts'
import type { Panel } from '../use-panel.ts'

const known = [
  'unavailable',
  'busy',
  'not_signed_in',
  'not_found',
  'too_many_requests',
  'transition_refused',
  'signature_out_of_order',
  'signature_repeated',
  'signature_own_request',
  'signature_not_yours',
  'email_change_pending',
  'rate_missing',
  'over_surplus',
  'changed_meanwhile',
  'internal',
] as const

/** Maps any refusal of the contract to a code that has a text. */
const failureCode = ({ code, fields }: Failure): (typeof known)[number] => {
  const isOver = Object.values(fields).includes('over_surplus')
  return isOver ? 'over_surplus' : (known.find(one => one === code) ?? 'internal')
}

const wrong = ['field_required', 'field_empty', 'too_long', 'bad_characters', 'password_wrong'] as const

/** Maps any code of the contract to one that has a text at a field. */
const fieldCode = (code: string): (typeof wrong)[number] | 'wrong_type' =>
  wrong.find(one => one === code) ?? 'wrong_type'

const fields = ['appearance.text', 'current_password', 'reason'] as const

/** Texts of a refusal: at the wrong fields, or else for the whole form. */
export const useRefusal = ({ failure }: Pick<Panel, 'failure'>) => {
  const t = useSignatureTexts()
  const problems: Record<string, string> = {}
  for (const name of fields) {
    const code = failure?.fields[name]
    if (code) problems[name] = t(`problems.${fieldCode(code)}`)
  }
  // The password field has just appeared and explains itself.
  const isSaid = !failure || failure.code === 'password_needed' || Object.keys(problems).length > 0
  return { problems, text: isSaid ? undefined : t(`errors.${failureCode(failure)}`) }
}
