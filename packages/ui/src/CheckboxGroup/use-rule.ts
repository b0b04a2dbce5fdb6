import { useUiTexts } from '../locales/index.ts'
import type { CheckboxGroupProps } from './props.ts'

/** States the minimum and maximum in words. Returns nothing if any number is valid. */
export const useRule = ({ min = 0, max }: CheckboxGroupProps): string | undefined => {
  const t = useUiTexts()
  if (max === undefined) return min > 0 ? t('choose_least', { count: min }) : undefined
  if (min === max) return t('choose_exactly', { count: min })
  return min > 0 ? t('choose_range', { min, count: max }) : t('choose_most', { count: max })
}
