import { isoCurrency } from '@portal/contract/core/fields/money'
import type { Forecast } from '@portal/contract/money/budgets/forecasts'
import { differenceOf } from '@portal/contract/money/budgets/plan-edits'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { formatMoney } from '@portal/ui/Money'
import { useCurrencyWords } from '@portal/ui/MoneyField'
import { Status } from '@portal/ui/Status'
import { useRefusalText } from '../../../../blocks/feedback/problem-text.ts'
import { useMonitoringTexts } from '../../../../core/texts/money.ts'
import { bar } from './plan-grid.css.ts'
import { isForeign } from './typed-amounts.ts'
import type { GridPlan } from './use-plan.ts'

interface PlanBarProps {
  forecast: Forecast
  plan: GridPlan
  /** Labels of pasted cells that aren't amounts. */
  unread: readonly string[]
}

/** Shows unsaved changes, unbalanced lines, and the save button. Empty while nothing is changed. */
export const PlanBar = ({ forecast, plan, unread }: PlanBarProps) => {
  const t = useMonitoringTexts()
  const why = useRefusalText()
  const currencyWords = useCurrencyWords()
  const { currency } = forecast.project
  const [cell = ''] = unread
  const { isDirty, isBusy, unbalanced, failure } = plan
  const [first] = unbalanced
  const left = first ? differenceOf(first, forecast, plan.edits) : 0
  const amount = formatMoney(Math.abs(left), currency)
  const line = first && `${first.item.code} · ${first.item.name}`
  return (
    <div className={bar}>
      {unread.length > 0 && (
        <Banner isLive tone="warning">
          {isForeign(cell, currency)
            ? `${t('other_currency', { text: cell })} ${currencyWords(cell, isoCurrency(currency))}`
            : t('unread', { count: unread.length, text: cell })}
        </Banner>
      )}
      {failure !== undefined && <Banner tone="danger">{why(failure)}</Banner>}
      {isDirty && (
        <Inline>
          <Button
            isBusy={isBusy}
            isDisabled={unbalanced.length > 0}
            onPress={() => void plan.save()}
            size="small"
            variant="primary"
          >
            {t('save_plan')}
          </Button>
          <Button onPress={plan.discard} size="small" variant="quiet">
            {t('discard')}
          </Button>
          <span role="status">
            {line ? (
              <Status tone="warning">{`${line}: ${t(left > 0 ? 'left' : 'too_much', { amount })}`}</Status>
            ) : (
              <Status tone="success">{t('lines_changed', { count: Object.keys(plan.edits).length })}</Status>
            )}
          </span>
        </Inline>
      )}
    </div>
  )
}
