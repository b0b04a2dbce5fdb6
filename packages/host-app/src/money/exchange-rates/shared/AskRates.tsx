import type { Problem } from '@portal/contract/core/api/errors'
import { type Currency, converted } from '@portal/contract/core/fields/money'
import { implausibleRate } from '@portal/contract/money/exchange-rates/exchange-rates'
import { confirm } from '@portal/ui/ConfirmDialog'
import { formatDate } from '@portal/ui/DateText'
import { formatMoney } from '@portal/ui/Money'
import { useTextSource } from '@portal/ui/texts'
import type { ReactNode } from 'react'
import { AskContext } from '../../../blocks/form/asking.ts'
import { useCurrencyTexts } from '../../../core/texts/money.ts'

/** Example amount in minor units. */
const AMOUNT = 1_000_00

interface Entered {
  readonly from: Currency
  readonly to: Currency
  readonly rate: number
}

/** Text values that spell out a rate in both directions with an example amount. */
const bothWays = ({ from, to, rate }: Entered) => ({
  amount: formatMoney(AMOUNT, from),
  worth: formatMoney(converted(AMOUNT, rate), to),
  other: formatMoney(AMOUNT, to),
  back: formatMoney(Math.round(AMOUNT / rate), from),
})

const useAskImplausible = () => {
  const t = useCurrencyTexts()
  const { language } = useTextSource()
  return async ({ data }: Problem): Promise<boolean> => {
    const refused = implausibleRate.safeParse(data)
    if (!refused.success) return false
    const { from, to, rate, previous, inverse, cross } = refused.data
    const dated = (day: string) => formatDate(day, 'date', language)
    const sentences = [
      t('implausible_new', bothWays({ from, to, rate })),
      previous &&
        t('implausible_previous', {
          ...bothWays({ from, to, rate: previous.rate }),
          date: dated(previous.effective_date),
        }),
      inverse &&
        t('implausible_inverse', {
          ...bothWays({ from: to, to: from, rate: inverse.rate }),
          date: dated(inverse.effective_date),
        }),
      cross && t('implausible_cross', { ...bothWays({ from, to, rate: cross.rate }), through: t(cross.through) }),
    ]
    return confirm({
      title: t('implausible_title'),
      text: sentences.filter(one => one !== null).join(' '),
      action: t('implausible_action'),
      cancel: t('implausible_cancel'),
    })
  }
}

/**
 * Nested forms ask for confirmation of an implausible rate. The question spells it out in both directions beside the
 * contradicting rates.
 */
export const AskRates = ({ children }: { children: ReactNode }) => (
  <AskContext value={{ rate_implausible: useAskImplausible() }}>{children}</AskContext>
)
