import { DateText } from '@portal/ui/DateText'
import { signOf } from '@portal/ui/Money'
import { useBudgetTexts } from '../../locales/index.ts'
import { useHeard } from '../grid/use-bell.ts'
import type { Desk } from '../sheet/desk.ts'
import { dollarRate } from '../sheet/dollars.ts'
import { Announcer } from './Announcer.tsx'
import { figures, headLine } from './bar.css.ts'

interface HeadLineProps {
  desk: Desk
  isPhone: boolean
}

/** Says once by which rates the dollars are worked out, whether something waits to be sent, and what has happened. */
export const HeadLine = ({ desk, isPhone }: HeadLineProps) => {
  const { sheet } = desk
  const t = useBudgetTexts()
  // Not with every edit: how many wait, or that something is being saved.
  const state = useHeard(sheet.bells, 'sync', () => {
    const { count, code } = sheet.waiting()
    return code ? count : count > 0
  })
  const isSignedOut = useHeard(sheet.bells, 'sync', () => sheet.waiting().code === 'not_signed_in')
  const withoutRate = useHeard(sheet.bells, 'sync', () => sheet.totals().without_rate)
  const isWaiting = typeof state === 'number'
  const { currency, usd_rate, usd_rate_date } = sheet.project
  const rate =
    usd_rate === null ? (
      t('no_rate')
    ) : (
      <>
        {t('rate')} <DateText value={usd_rate_date ?? ''} />:{' '}
        <bdi className={figures} dir="ltr">{`${signOf(currency)}1 = $${usd_rate}`}</bdi>
      </>
    )
  return (
    <p className={headLine}>
      {currency !== 'usd' && <span>{rate}</span>}
      {dollarRate(sheet) !== null && <span>{t('spent_rate')}</span>}
      {withoutRate > 0 && <span data-tone="warning">{t('without_rate', { count: withoutRate })}</span>}
      <span data-tone={isWaiting ? 'warning' : undefined}>
        {isWaiting ? t(isSignedOut ? 'waiting_session' : 'waiting', { count: state }) : state && t('saving')}
      </span>
      <Announcer desk={desk} isPhone={isPhone} />
    </p>
  )
}
