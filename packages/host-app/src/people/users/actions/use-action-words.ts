import { useMailSuffix } from '../../../blocks/api/use-installation.ts'
import { useUserTexts } from '../../../core/texts/people.ts'
import type { ActionName } from './actions.ts'

/** Actions that write mail. Their words differ while no mail server is set. */
const mailed = ['send_emails', 'resend_verification'] as const

const isMailed = (name: ActionName) => mailed.find(one => one === name)

/** The words of an action: what it is called, what it does, and what it did. */
export const useActionWords = () => {
  const t = useUserTexts()
  const kept = useMailSuffix()
  return {
    isWaiting: (name: ActionName) => kept !== '' && isMailed(name) !== undefined,
    actionOf: (name: ActionName) => {
      const written = isMailed(name)
      return kept && written ? t(`acts_kept.${written}`) : t(`acts.${name}`)
    },
    helpOf: (name: ActionName) =>
      kept && name === 'resend_verification' ? t(`helps_kept.${name}`) : t(`helps.${name}`),
    doneOf: (name: ActionName) => (kept && isMailed(name) ? t('done_kept') : t(`done.${name}`)),
  }
}
