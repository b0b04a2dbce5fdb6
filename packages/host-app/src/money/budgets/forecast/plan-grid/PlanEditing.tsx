import type { Forecast } from '@portal/contract/money/budgets/forecasts'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { useState } from 'react'
import { useMonitoringTexts } from '../../../../core/texts/money.ts'
import { PlanBar } from './PlanBar.tsx'
import { PlanGrid } from './PlanGrid.tsx'
import { usePlan } from './use-plan.ts'

/** The grid of months and its actions. Offers to enter the past plan if the project has none. */
export const PlanEditing = ({ forecast }: { forecast: Forecast }) => {
  const t = useMonitoringTexts()
  const plan = usePlan(forecast)
  const [unread, setUnread] = useState<readonly string[]>([])
  return (
    <>
      {forecast.can.plan_past && (
        <Inline>
          <Button onPress={() => plan.setPast(!plan.isPast)} size="small">
            {t(plan.isPast ? 'past_plan_off' : 'past_plan')}
          </Button>
        </Inline>
      )}
      <div>
        <PlanBar forecast={forecast} plan={plan} unread={unread} />
        <PlanGrid forecast={forecast} onUnread={setUnread} plan={plan} />
      </div>
    </>
  )
}
