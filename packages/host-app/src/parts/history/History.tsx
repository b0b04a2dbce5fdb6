import { listHistory } from '@portal/contract/history'
import { Button } from '@portal/ui/Button'
import { EmptyState } from '@portal/ui/EmptyState'
import { Inline } from '@portal/ui/Inline'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Timeline } from '@portal/ui/Timeline'
import { usePages } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useHistoryTexts } from './texts.ts'
import { type HistoryOf, useChangeEvents } from './use-change-events.tsx'

/** Who changed what of a record or a budget line, when and why, the newest first. */
export const History = (of: HistoryOf) => {
  const t = useHistoryTexts()
  const eventOf = useChangeEvents(of)
  const { read, more, isLoadingMore } = usePages(listHistory, {
    ...{ of_kind: of.kind, of_id: of.id },
  })
  return (
    <Stack width="form">
      <Loaded placeholder={<Skeleton lines={6} shape="row" />} read={read}>
        {rows =>
          rows.length > 0 ? (
            <Timeline events={rows.map(eventOf)} label={t('history')} />
          ) : (
            <EmptyState icon="edit" title={t('empty')}>
              {t('empty_text')}
            </EmptyState>
          )
        }
      </Loaded>
      {more && (
        <Inline>
          <Button isBusy={isLoadingMore} onPress={more} variant="quiet">
            {t('earlier')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
