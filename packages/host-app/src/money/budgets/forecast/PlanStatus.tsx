import { formatMoney } from '@portal/ui/Money'
import { Status } from '@portal/ui/Status'
import type { ReactNode } from 'react'
import { useMonitoringTexts } from '../texts.ts'
import { status } from './PlanStatus.css.ts'

interface PlanStatusProps {
  /** What is missing to the line's total (minor units); below 0 what is too much. */
  left: number
  currency: string
  /** What puts it right. */
  children: ReactNode
}

/** Whether the months of a line come to its total; in view all the time. */
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
