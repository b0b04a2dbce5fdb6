import { dollarSurplus } from '@portal/contract/core/fields/money'
import { DateText } from '@portal/ui/DateText'
import { Money, signOf } from '@portal/ui/Money'
import { useBudgetTableTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'
import { dollarRate } from '../model/dollars.ts'
import { waitingText } from '../store/conflicts.ts'
import { useTableValue } from '../store/events.ts'
import { Announcements } from './Announcements.tsx'
import { nowrap, statusLine } from './toolbar.css.ts'

interface StatusLineProps {
  controller: Controller
  isPhone: boolean
}

/** Shows the rates behind dollar amounts, what waits to be sent, and the last event. */
export const StatusLine = ({ controller, isPhone }: StatusLineProps) => {
  const { store } = controller
  const t = useBudgetTableTexts()
  // Re-renders only when the number of waiting requests changes, or when saving starts or ends.
  const state = useTableValue(store.events, 'sync', () => {
    const { count, code } = store.waiting()
    return code ? count : count > 0
  })
  const cause = useTableValue(store.events, 'sync', () => waitingText(store.waiting().code))
  const withoutRate = useTableValue(store.events, 'sync', () => store.totals().without_rate)
  const rateNow = dollarRate(store)
  // Changes only with expenses and their rates, so edits don't re-render it.
  const difference = useTableValue(store.events, 'sync', () =>
    rateNow === null ? '' : (dollarSurplus(store.totals(), rateNow)?.exchange_difference ?? ''),
  )
  const isWaiting = typeof state === 'number'
  const { currency, usd_rate, usd_rate_date } = store.project
  const rate =
    usd_rate === null ? (
      t('no_rate')
    ) : (
      <>
        {t('rate')} <DateText value={usd_rate_date ?? ''} />:{' '}
        <bdi className={nowrap} dir="ltr">{`${signOf(currency)}1 = $${usd_rate}`}</bdi>
      </>
    )
  return (
    <p className={statusLine}>
      {currency !== 'usd' && <span>{rate}</span>}
      {rateNow !== null && <span>{t('spent_rate')}</span>}
      {typeof difference === 'number' && (
        <span>
          {t('exchange_difference')} <Money amount={difference} />
        </span>
      )}
      {withoutRate > 0 && <span data-tone="warning">{t('without_rate', { count: withoutRate })}</span>}
      <span data-tone={isWaiting ? 'warning' : undefined}>
        {isWaiting ? t(cause, { count: state }) : state && t('saving')}
      </span>
      <Announcements controller={controller} isPhone={isPhone} />
    </p>
  )
}
