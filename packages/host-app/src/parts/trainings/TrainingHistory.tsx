import type { Endpoint } from '@portal/contract/endpoint'
import type { InstructorTraining } from '@portal/contract/participants'
import { Button } from '@portal/ui/Button'
import { DescriptionList, type Fact } from '@portal/ui/DescriptionList'
import { Heading } from '@portal/ui/Heading'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import type * as z from 'zod/mini'
import { ListFailed } from '../../blocks/ListFailed.tsx'
import { type PageOf, usePages } from '../../blocks/use-read.ts'
import { subActivityHref } from '../../parts/sub_activities/texts.ts'
import { Period } from '../../parts/trainings/Period.tsx'
import { useParticipantTexts } from './texts.ts'

interface TrainingHistoryProps<Row> {
  /** Of the person. */
  id: string
  list: Endpoint<z.ZodMiniType<{ id: string }, { id: string }>, z.ZodMiniType<PageOf<Row>>>
  /** What is known of the person in a training. */
  factsOf: (row: Row) => readonly Fact[]
}

/** The trainings of one person, the latest first. */
export const TrainingHistory = <Row extends Pick<InstructorTraining, 'id' | 'name' | 'start_date' | 'end_date'>>({
  id,
  list,
  factsOf,
}: TrainingHistoryProps<Row>) => {
  const t = useParticipantTexts()
  const { rows, error, isLoadingMore, isValidating, more, refresh } = usePages(list, { id })
  if (!rows && error !== undefined) return <ListFailed error={error} isRetrying={isValidating} onRetry={refresh} />
  if (!rows) return <Skeleton lines={6} />
  return (
    <Stack>
      <Heading level={3}>{t('trainings')}</Heading>
      <Stack as="ul" gap="large">
        {rows.map(row => (
          <li key={row.id}>
            <Stack gap="small">
              <Link href={subActivityHref(row)}>
                <Isolate direction="auto">{row.name}</Isolate>
              </Link>
              <Text size="small" tone="muted">
                <Period {...row} />
              </Text>
              <DescriptionList facts={factsOf(row)} />
            </Stack>
          </li>
        ))}
      </Stack>
      {more && (
        <Inline>
          <Button isBusy={isLoadingMore} onPress={more}>
            {t('more_trainings')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
