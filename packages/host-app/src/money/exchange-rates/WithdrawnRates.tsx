import { listWithdrawnRates, type WithdrawnRate } from '@portal/contract/money/exchange-rates/exchange-rates'
import { Button } from '@portal/ui/Button'
import { DateText } from '@portal/ui/DateText'
import { Drawer } from '@portal/ui/Drawer'
import { EmptyState } from '@portal/ui/EmptyState'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Timeline } from '@portal/ui/Timeline'
import { usePages } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { MoreRows } from '../../blocks/list/ListFoot.tsx'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useRateTexts } from '../../core/texts/money.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { RateText } from './shared/RateText.tsx'

const Withdrawals = () => {
  const t = useRateTexts()
  const nameOf = useNameOf()
  const pages = usePages(listWithdrawnRates, {})
  const eventOf = ({ id, withdrawn_at, withdrawn_by, effective_date, source, ...rate }: WithdrawnRate) => ({
    id,
    title: (
      <>
        <RateText {...rate} /> {t('from_day')} <DateText value={effective_date} />
      </>
    ),
    at: <DateText format="datetime" value={withdrawn_at} />,
    ...(withdrawn_by && { by: nameOf(withdrawn_by) }),
    body: <Isolate direction="auto">{source}</Isolate>,
  })
  return (
    <Stack>
      <Loaded placeholder={<Skeleton lines={4} shape="row" />} read={pages.read}>
        {rows =>
          rows.length > 0 ? (
            <Timeline events={rows.map(eventOf)} label={t('withdrawn')} />
          ) : (
            <EmptyState icon="undo" title={t('withdrawn_empty')}>
              {t('withdrawn_text')}
            </EmptyState>
          )
        }
      </Loaded>
      <MoreRows label={t('withdrawn_more')} pages={pages} />
    </Stack>
  )
}

/** Withdrawn rates with author and date, in a drawer that the URL opens (`?withdrawn=yes`). */
export const WithdrawnRates = () => {
  const t = useRateTexts()
  const { get, set } = useQuery()
  return (
    <Inline>
      <Button onPress={() => set({ withdrawn: 'yes' }, { isStep: true })} size="small">
        {t('withdrawn')}
      </Button>
      {get('withdrawn') && (
        <Drawer isOpen onClose={() => set({ withdrawn: undefined }, { isStep: true })} title={t('withdrawn')}>
          <Withdrawals />
        </Drawer>
      )}
    </Inline>
  )
}
