import { formatMoney } from '@portal/ui/Money'
import { Status } from '@portal/ui/Status'
import type { ReactNode } from 'react'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { status } from './PlanStatus.css.ts'

interface PlanStatusProps {
  /** Difference to the line's total (minor units). Negative when the months exceed it. */
  left: number
  currency: string
  /** Actions that fix the difference. */
  children: ReactNode
}

/** Shows whether a line's months add up to its total. Always in view. */
export const PlanStatus = ({ left, currency, children }: PlanStatusProps) => {
  const t = useMonitoringTexts()
  const amount = formatMoney(Math.abs(left), currency)
  return (
    <div className={status}>
      <span role="status">
        <Status tone={left === 0 ? 'success' : 'warning'}>
          {left === 0 ? t('fits') : t(left > 0 ? 'left' : 'too_much', { amount })}
        </Status>
      </span>
      {children}
    </div>
  )
}
