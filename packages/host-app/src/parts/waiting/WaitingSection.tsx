import type { WaitingKind } from '@portal/contract/waiting'
import { Section } from '@portal/ui/Section'
import { Skeleton } from '@portal/ui/Skeleton'
import { Text } from '@portal/ui/Text'
import { ListFailed, NotRefreshed } from '../../blocks/feedback/ListFailed.tsx'
import { useWaitingTexts } from './texts.ts'
import { useWaiting } from './use-waiting.ts'
import { WaitingList } from './WaitingList.tsx'

interface WaitingSectionProps {
  /** Default: all that can wait. */
  kinds?: readonly WaitingKind[]
}

/** What waits for the person, or that nothing does. */
export const WaitingSection = ({ kinds }: WaitingSectionProps) => {
  const t = useWaitingTexts()
  const { data, error, isValidating, mutate } = useWaiting()
  const retry = () => void mutate()
  const counts = data?.data.filter(({ kind }) => kinds?.includes(kind) ?? true)
  return (
    <Section title={t('title')}>
      {error !== undefined && counts && <NotRefreshed onRetry={retry} />}
      {counts && counts.length > 0 && <WaitingList counts={counts} />}
      {counts?.length === 0 && <Text tone="muted">{t('nothing')}</Text>}
      {!counts && error !== undefined && <ListFailed error={error} isRetrying={isValidating} onRetry={retry} />}
      {!counts && error === undefined && <Skeleton lines={2} shape="row" />}
    </Section>
  )
}
