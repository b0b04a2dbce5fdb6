import { writeFigure } from '@portal/ui/figure'
import { Isolate } from '@portal/ui/Isolate'
import { useBlockTexts } from './texts.ts'

/** How many there are; above what the server counts exactly, "1,000+". */
export const ListCount = ({ count, isExact }: { count: number; isExact: boolean }) => {
  const t = useBlockTexts()
  const figure = writeFigure(count, 0)
  return (
    <>
      {t('results')} <Isolate>{isExact ? figure : `${figure}+`}</Isolate>
    </>
  )
}
