import type { Endpoint } from '@portal/contract/core/api/endpoint'
import type { Currency } from '@portal/contract/core/fields/money'
import type { Change } from '@portal/contract/workspace/history'
import { EmptyState } from '@portal/ui/EmptyState'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Timeline } from '@portal/ui/Timeline'
import type * as z from 'zod/mini'
import { type Batch, usePages } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { MoreRows } from '../../blocks/list/ListFoot.tsx'
import { useHistoryTexts } from '../../core/texts/workspace.ts'
import { useChangeEvents } from './use-change-events.tsx'

interface ChangeListProps<Input extends z.ZodMiniType> {
  /** Endpoint and input of the changes. */
  list: Endpoint<Input, z.ZodMiniType<Batch<Change>>>
  input: z.input<Input>
  /** Accessible name of the list. */
  label: string
  /** Currency of the amounts. Default: each amount has its own currency, or there are no amounts. */
  currency?: Currency | undefined
}

/** Paginated changes, newest first. */
export const ChangeList = <Input extends z.ZodMiniType>({ list, input, label, currency }: ChangeListProps<Input>) => {
  const t = useHistoryTexts()
  const eventOf = useChangeEvents(currency)
  const pages = usePages(list, input)
  return (
    <Stack width="form">
      <Loaded placeholder={<Skeleton lines={6} shape="row" />} read={pages.read}>
        {rows =>
          rows.length > 0 ? (
            <Timeline events={rows.map(eventOf)} label={label} />
          ) : (
            <EmptyState icon="edit" title={t('empty')}>
              {t('empty_text')}
            </EmptyState>
          )
        }
      </Loaded>
      <MoreRows label={t('earlier')} pages={pages} />
    </Stack>
  )
}
