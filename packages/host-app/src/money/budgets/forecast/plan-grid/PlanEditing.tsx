import type { Forecast } from '@portal/contract/money/budgets/forecasts'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { useState } from 'react'
import { useMonitoringTexts } from '../../texts.ts'
import { PlanBar } from './PlanBar.tsx'
import { PlanGrid } from './PlanGrid.tsx'
import { usePlan } from './use-plan.ts'

/** The grid of months with what can be done with it; a project without a plan of its past offers to enter that. */
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
