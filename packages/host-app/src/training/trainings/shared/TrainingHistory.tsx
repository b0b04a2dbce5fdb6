import type { Endpoint } from '@portal/contract/core/api/endpoint'
import type { Training } from '@portal/contract/training/sub-activities/own-trainings'
import type { TrainingViewer } from '@portal/contract/training/training-viewers'
import { DescriptionList, type Fact } from '@portal/ui/DescriptionList'
import { Heading } from '@portal/ui/Heading'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import type * as z from 'zod/mini'
import { type Batch, usePages } from '../../../blocks/api/use-read.ts'
import { Loaded } from '../../../blocks/feedback/Loaded.tsx'
import { MoreRows } from '../../../blocks/list/ListFoot.tsx'
import { useTrainingTexts } from '../../../core/texts/training.ts'
import { PeriodText } from './PeriodText.tsx'
import { useTrainingHref } from './use-training-href.ts'

interface TrainingHistoryProps<Input extends z.ZodMiniType, Row> {
  list: Endpoint<Input, z.ZodMiniType<Batch<Row>>>
  /** Input that selects the trainings. */
  input: z.input<Input>
  /** Facts of a training beside its name and dates. */
  factsOf: (row: Row) => readonly Fact[]
}

/** Trainings of a person or course, with links to their pages. */
export const TrainingHistory = <
  Input extends z.ZodMiniType,
  Row extends Pick<Training, 'id' | 'name' | 'start_date' | 'end_date'> & { readonly viewer?: TrainingViewer },
>({
  list,
  input,
  factsOf,
}: TrainingHistoryProps<Input, Row>) => {
  const t = useTrainingTexts()
  const href = useTrainingHref()
  const pages = usePages(list, input)
  return (
    <Stack>
      <Loaded placeholder={<Skeleton lines={6} />} read={pages.read}>
        {rows => (
          <>
            <Heading level={3}>{t('own_trainings')}</Heading>
            {rows.length === 0 && <Text tone="muted">{t('no_trainings')}</Text>}
            <Stack as="ul" gap="large">
              {rows.map(row => (
                <li key={row.id}>
                  <Stack gap="small">
                    <Link href={href({ id: row.id, viewer: row.viewer ?? 'staff' })}>
                      <Isolate direction="auto">{row.name}</Isolate>
                    </Link>
                    <Text size="small" tone="muted">
                      <PeriodText {...row} />
                    </Text>
                    <DescriptionList facts={factsOf(row)} />
                  </Stack>
                </li>
              ))}
            </Stack>
            <MoreRows label={t('more_trainings')} pages={pages} />
          </>
        )}
      </Loaded>
    </Stack>
  )
}
