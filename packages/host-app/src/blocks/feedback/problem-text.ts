import { ProblemError } from '@portal/contract/core/api/call'
import { isErrorCode } from '@portal/contract/core/api/errors'
import { isFieldCode } from '@portal/contract/core/fields/field-codes'
import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'
import { useErrorTexts } from '../../core/texts/texts.ts'

/** Errors whose usual text says what happened to a change. Failed reads need texts of their own. */
const readFailures = ['internal', 'unavailable', 'busy'] as const

/** Errors that name months in their text. */
const monthFailures = ['months_closed', 'explanation_missing'] as const

/** Formats months, given as YYYY-MM, as one list. */
const useMonthList = () => {
  const { language } = useTextSource()
  const list = new Intl.ListFormat(language, { type: 'unit' })
  return (months: readonly string[]): string =>
    list.format(months.map(month => formatDate(`${month}-01`, 'month', language)))
}

/** The message for a failed request, by its code. Only this module turns server errors into text. */
export const useProblemText = () => {
  const t = useErrorTexts()
  const listOf = useMonthList()
  return (error: unknown): string => {
    const code = error instanceof ProblemError ? error.problem.code : 'internal'
    const isRead = error instanceof ProblemError && error.isRead
    const readFailure = isRead && readFailures.find(failure => failure === code)
    if (readFailure) return t(`read.${readFailure}`)
    const ofMonths = monthFailures.find(failure => failure === code)
    if (error instanceof ProblemError && ofMonths) return t(ofMonths, { months: listOf(error.problem.months ?? []) })
    return t(isErrorCode(code) ? code : 'internal')
  }
}

/** The message for the code of an invalid field. */
export const useFieldText = () => {
  const t = useErrorTexts()
  return (code: string): string => t(isFieldCode(code) ? code : 'wrong_type')
}

/** The message for an error outside a form. A field's message takes precedence, because no field can show it. */
export const useRefusalText = () => {
  const problemText = useProblemText()
  const fieldText = useFieldText()
  return (error: unknown) => {
    const [field] = error instanceof ProblemError ? (error.problem.errors ?? []) : []
    return field ? fieldText(field.code) : problemText(error)
  }
}
