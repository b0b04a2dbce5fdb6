import { editForecast, type Forecast, type ForecastRow } from '@portal/contract/money/budgets/forecasts'
import { leftOf, openMonths, spread } from '@portal/contract/money/budgets/plan-lines'
import { Button } from '@portal/ui/Button'
import { formatDate } from '@portal/ui/DateText'
import { Drawer } from '@portal/ui/Drawer'
import { formatMoney } from '@portal/ui/Money'
import { MoneyField } from '@portal/ui/MoneyField'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import { useState } from 'react'
import { RecordForm } from '../../../blocks/form/RecordForm.tsx'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { PlanFacts } from './PlanFacts.tsx'
import { PlanStatus } from './PlanStatus.tsx'

interface PlanLineProps {
  forecast: Forecast
  row: ForecastRow
  onClose: () => void
}

/** Edits the open months of one line. The difference to the line's total is always visible. */
export const PlanLine = ({ forecast, row, onClose }: PlanLineProps) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  const { currency } = forecast.project
  const months = openMonths(forecast)
  const planOf = (month: string) => row.months.find(one => one.month === month)?.plan_minor ?? 0
  const [planned, setPlanned] = useState(() => Object.fromEntries(months.map(month => [month, planOf(month)])))
  const free = leftOf(row, forecast.this_month, {})
  const left = leftOf(row, forecast.this_month, planned)
  const name = `${row.item.code} · ${row.item.name}`
  return (
    <Drawer isOpen onClose={onClose} title={t('plan_line', { name })}>
      <RecordForm
        endpoint={editForecast}
        fieldOf={path => (path.startsWith('rows.0.months') ? path : 'rows')}
        onCancel={onClose}
        onDone={onClose}
        part={row.item.id}
        read={() => ({
          rows: [{ item_id: row.item.id, months: months.map(month => ({ month, amount_minor: planned[month] ?? 0 })) }],
        })}
        record={{ id: forecast.project.id, version: forecast.version }}
        formProblemOf={({ rows }) =>
          rows && t('does_not_fit', { name, amount: formatMoney(row.total_minor, currency) })
        }
      >
        <PlanFacts forecast={forecast} row={row} />
        {months.length === 0 && <Text>{t('no_months')}</Text>}
        <PlanStatus currency={currency} left={left}>
          {months.length > 0 && free >= 0 && (
            <Button onPress={() => setPlanned(spread(free, months))} size="small">
              {t('spread')}
            </Button>
          )}
        </PlanStatus>
        <Stack>
          {months.map((month, at) => (
            <MoneyField
              currency={currency}
              key={month}
              label={formatDate(`${month}-01`, 'month', language)}
              name={`rows.0.months.${at}.amount_minor`}
              onChange={value => setPlanned(before => ({ ...before, [month]: value ?? 0 }))}
              value={planned[month] ?? 0}
            />
          ))}
        </Stack>
      </RecordForm>
    </Drawer>
  )
}
