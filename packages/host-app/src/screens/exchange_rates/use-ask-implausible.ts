import type { Problem } from '@portal/contract/errors'
import { exchangeRateDraft, implausibleRate } from '@portal/contract/exchange_rates'
import { confirm } from '@portal/ui/ConfirmDialog'
import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'
import { bothWays } from './both-ways.ts'
import { useRateTexts } from './texts.ts'

/** Asks whether an implausible rate is right, spelt out in both directions beside the rates that contradict it. */
export const useAskImplausible = () => {
  const t = useRateTexts()
  const { language } = useTextSource()
  return async ({ data }: Problem, sent: object): Promise<boolean> => {
    const given = exchangeRateDraft.safeParse(sent)
    const known = implausibleRate.safeParse(data)
    if (!given.success || !known.success) return false
    const { from, to, rate } = given.data
    const { previous, inverse } = known.data
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
    ]
    return confirm({
      title: t('implausible_title'),
      text: sentences.filter(one => one !== null).join(' '),
      action: t('implausible_action'),
      cancel: t('implausible_cancel'),
    })
  }
}
