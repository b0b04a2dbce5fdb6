import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { formatNumber } from '@portal/ui/number'
import { useBlockTexts } from '../../core/texts/texts.ts'
import type { usePages } from '../api/use-read.ts'

interface MoreRowsProps {
  pages: Pick<ReturnType<typeof usePages>, 'more' | 'isLoadingMore'>
  /** What comes next, such as "Show earlier changes". */
  label: string
}

/** Loads the next page of a list that isn't a table. Renders nothing at the end. */
export const MoreRows = ({ pages: { more, isLoadingMore }, label }: MoreRowsProps) =>
  more && (
    <Inline>
      <Button isBusy={isLoadingMore} onPress={more} variant="quiet">
        {label}
      </Button>
    </Inline>
  )

/** The number of results. Above the server's exact count, "1,000+". */
export const ListCount = ({ count, isExact }: { count: number; isExact: boolean }) => {
  const t = useBlockTexts()
  const figure = formatNumber(count, 0)
  return t('results', { count, shown: isExact ? figure : `${figure}+` })
}
