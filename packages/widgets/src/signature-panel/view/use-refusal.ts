import { useSignatureTexts } from '../../locales/index.ts'
import { fieldCode, knownCode } from '../model/known-codes.ts'
import type { Panel } from '../use-panel.ts'

const fields = ['appearance.text', 'current_password', 'reason'] as const

/** What the server refused, in words: at the fields that are wrong, and else for the whole. */
export const useRefusal = ({ failure }: Pick<Panel, 'failure'>) => {
  const t = useSignatureTexts()
  const problems: Record<string, string> = {}
  for (const name of fields) {
    const code = failure?.fields[name]
    if (code) problems[name] = t(`problems.${fieldCode(code)}`)
  }
  // The field that has appeared asks for the password; it needs no other words.
  const isSaid = !failure || failure.code === 'password_needed' || Object.keys(problems).length > 0
  return { problems, text: isSaid ? undefined : t(`errors.${knownCode(failure)}`) }
}
