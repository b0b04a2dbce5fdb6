import { Isolate } from '@portal/ui/Isolate'
import { useBlockTexts } from './texts.ts'

// Western digits in every language (decision 42).
const figures = new Intl.NumberFormat('en')

/** How many there are; above what the server counts exactly, "1,000+". */
export const ListCount = ({ count, isExact }: { count: number; isExact: boolean }) => {
  const t = useBlockTexts()
  const figure = figures.format(count)
  return (
    <>
      {t('results')} <Isolate>{isExact ? figure : `${figure}+`}</Isolate>
    </>
  )
}
