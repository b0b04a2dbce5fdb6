import { day as dayField } from '@portal/contract/core/fields/fields'
import { monthOf } from '@portal/contract/money/budgets/forecasts'
import { useState } from 'react'
import { useQuery } from '../navigation/use-query.ts'
import { useToday } from './use-today.ts'

const aDay = dayField()

/** The day that a calendar shows, which is in its URL unless it is today, and the month that it was turned to. */
export const useCalendarDay = () => {
  const today = useToday()
  const { get, set } = useQuery()
  const [turned, turnTo] = useState<string>()
  const day = aDay.safeParse(get('day')).data ?? today
  const choose = (chosen: string) => set({ day: chosen === today ? undefined : chosen })
  return { day, month: turned ?? monthOf(day), turnTo, choose }
}
