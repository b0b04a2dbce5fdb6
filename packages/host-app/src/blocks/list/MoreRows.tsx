import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import type { usePages } from '../api/use-read.ts'

interface MoreRowsProps {
  pages: Pick<ReturnType<typeof usePages>, 'more' | 'isLoadingMore'>
  /** Says what comes next, such as "Show earlier changes". */
  label: string
}

/** The button that reads the next page of rows that are no table; nothing at the end of the list. */
export const MoreRows = ({ pages: { more, isLoadingMore }, label }: MoreRowsProps) =>
  more && (
    <Inline>
      <Button isBusy={isLoadingMore} onPress={more} variant="quiet">
        {label}
      </Button>
    </Inline>
  )
