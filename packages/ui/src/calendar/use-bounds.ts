import { useMemo } from 'react'
import { formatDate } from '../DateText/format.ts'
import { useUiTexts } from '../locales/index.ts'
import { useTextSource } from '../texts/index.ts'
import { readDay } from './typed/read-date.ts'

/** The bounds for React Aria, and a function that states the rule that a range breaks. */
export const useBounds = (min: string | undefined, max: string | undefined) => {
  const t = useUiTexts()
  const { language } = useTextSource()
  const written = (day: string) => formatDate(day, 'date', language)
  const bounds = useMemo(() => ({ minValue: readDay(min), maxValue: readDay(max) }), [min, max])
  const rule = (first: string, last: string): string | undefined => {
    if (first > last) return t('dates_reversed')
    if (min && first < min) return t('date_too_early', { date: written(min) })
    if (max && last > max) return t('date_too_late', { date: written(max) })
    return undefined
  }
  return { bounds, rule }
}
