import { useSignatureTexts } from '../../locales/index.ts'
import { fieldCode, signatureFailureCode } from '../model/known-codes.ts'
import type { Panel } from '../use-panel.ts'

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
  return { problems, text: isSaid ? undefined : t(`errors.${signatureFailureCode(failure)}`) }
}
