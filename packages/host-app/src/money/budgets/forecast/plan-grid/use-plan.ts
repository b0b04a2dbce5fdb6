import { editForecast, type Forecast } from '@portal/contract/money/budgets/forecasts'
import {
  type PlanEdits,
  type PlanEntry,
  sentRows,
  unbalancedRows,
  withEntries,
} from '@portal/contract/money/budgets/plan-edits'
import { confirm } from '@portal/ui/ConfirmDialog'
import { addUnsaved, clearUnsaved } from '@portal/ui/Form'
import { useEffect, useMemo, useState } from 'react'
import { useAct } from '../../../../blocks/api/use-read.ts'
import { useAttempt } from '../../../../blocks/feedback/use-attempt.ts'
import { useMonitoringTexts } from '../../../../core/texts/money.ts'

const ABOUT = 'forecast'
const none: PlanEdits = {}

/** Undo and redo stacks. */
interface Steps {
  readonly before: readonly PlanEdits[]
  readonly now: PlanEdits
  readonly after: readonly PlanEdits[]
}

const first: Steps = { before: [], now: none, after: [] }

/** Unsaved edits of the grid, with undo, redo, and saving. */
export const usePlan = (forecast: Forecast) => {
  const t = useMonitoringTexts()
  const act = useAct()
  const { attempt, isBusy, failure, forget } = useAttempt()
  const [steps, setSteps] = useState(first)
  const [isPast, setPast] = useState(false)
  const { now: edits } = steps
  const isDirty = Object.keys(edits).length > 0
  const unbalanced = unbalancedRows(forecast, edits)
  useEffect(() => {
    if (isDirty) addUnsaved(ABOUT)
    else clearUnsaved(ABOUT)
    return () => clearUnsaved(ABOUT)
  }, [isDirty])
  const { months } = forecast
  const openMonths = useMemo(
    () => new Set(months.filter(({ is_open, locked }) => is_open && (!locked || isPast)).map(({ month }) => month)),
    [months, isPast],
  )
  const save = () =>
    attempt(async () => {
      const rows = sentRows(edits)
      const isOfPast = rows.some(({ months }) => months.some(({ month }) => month < forecast.this_month))
      const asked = { title: t('past_title'), text: t('past_text'), action: t('past_save'), tone: 'primary' as const }
      if (isOfPast && !(await confirm(asked))) return
      await act(editForecast, { id: forecast.project.id, version: forecast.version, rows })
      setSteps(first)
      setPast(false)
    })
  return {
    edits,
    isDirty,
    isBusy,
    isPast,
    setPast,
    failure,
    unbalanced,
    openMonths,
    save,
    write: (entries: readonly PlanEntry[]) => {
      forget()
      setSteps(all => {
        const now = withEntries(forecast, all.now, entries)
        const isSame = JSON.stringify(now) === JSON.stringify(all.now)
        return isSame ? all : { before: [...all.before, all.now], now, after: [] }
      })
    },
    undo: () =>
      setSteps(all => {
        const last = all.before.at(-1)
        return last ? { before: all.before.slice(0, -1), now: last, after: [all.now, ...all.after] } : all
      }),
    redo: () =>
      setSteps(all => {
        const [next, ...after] = all.after
        return next ? { before: [...all.before, all.now], now: next, after } : all
      }),
    discard: () => {
      forget()
      setSteps(first)
    },
  }
}

export type GridPlan = ReturnType<typeof usePlan>
