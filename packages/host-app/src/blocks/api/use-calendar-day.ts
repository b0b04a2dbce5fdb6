import { day as dayField } from '@portal/contract/core/fields/fields'
import { monthOf } from '@portal/contract/money/budgets/forecasts'
import { useState } from 'react'
import { useQuery } from '../navigation/use-query.ts'
import { useToday } from './use-installation.ts'

const aDay = dayField()

/** The selected day of a calendar and the month it shows. The day is in the URL unless it is today. */
export const useCalendarDay = () => {
  const today = useToday()
  const { get, set } = useQuery()
  const [turned, turnTo] = useState<string>()
  const day = aDay.safeParse(get('day')).data ?? today
  const choose = (chosen: string) => set({ day: chosen === today ? undefined : chosen })
  return { day, month: turned ?? monthOf(day), turnTo, choose }
}
