import { ProblemError } from '@portal/contract/core/api/call'
import { isErrorCode } from '@portal/contract/core/api/errors'
import { isFieldCode } from '@portal/contract/core/fields/field-codes'
import { useErrorTexts } from '../../core/texts/texts.ts'
import { useMonthList } from '../text/use-month-list.ts'

/** Failures whose words say what became of a change; where something was to be read there was none. */
const readFailures = ['internal', 'unavailable', 'busy'] as const

/** What a failed call says, by its code; the one place where errors of the server become words. */
export const useProblemText = () => {
  const t = useErrorTexts()
  const listOf = useMonthList()
  return (error: unknown): string => {
    const code = error instanceof ProblemError ? error.problem.code : 'internal'
    const isRead = error instanceof ProblemError && error.isRead
    const readFailure = isRead && readFailures.find(failure => failure === code)
    if (readFailure) return t(`read.${readFailure}`)
    if (error instanceof ProblemError && code === 'months_closed')
      return t('months_closed', { months: listOf(error.problem.months ?? []) })
    return t(isErrorCode(code) ? code : 'internal')
  }
}

/** The text of what is wrong with one field. */
export const useFieldText = () => {
  const t = useErrorTexts()
  return (code: string): string => t(isFieldCode(code) ? code : 'wrong_type')
}

/** Why something was refused where there is no form whose fields could say it: the first field's own words go first. */
export const useRefusalText = () => {
  const problemText = useProblemText()
  const fieldText = useFieldText()
  return (error: unknown) => {
    const [field] = error instanceof ProblemError ? (error.problem.errors ?? []) : []
    return field ? fieldText(field.code) : problemText(error)
  }
}
