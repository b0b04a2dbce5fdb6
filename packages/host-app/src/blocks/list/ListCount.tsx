import { formatNumber } from '@portal/ui/number'
import { useBlockTexts } from '../../core/texts/texts.ts'

/** The number of results. Above the server's exact count, "1,000+". */
export const ListCount = ({ count, isExact }: { count: number; isExact: boolean }) => {
  const t = useBlockTexts()
  const figure = formatNumber(count, 0)
  return t('results', { count, shown: isExact ? figure : `${figure}+` })
}
