import type { WaitingKind } from '@portal/contract/workspace/waiting'
import { Section } from '@portal/ui/Section'
import { Skeleton } from '@portal/ui/Skeleton'
import { Text } from '@portal/ui/Text'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useWaitingTexts } from '../../core/texts/workspace.ts'
import { useWaiting } from './use-waiting.ts'
import { WaitingList } from './WaitingList.tsx'

interface WaitingSectionProps {
  /** Default: all kinds. */
  kinds?: readonly WaitingKind[]
}

/** Pending work of the user, or a note that there is none. */
export const WaitingSection = ({ kinds }: WaitingSectionProps) => {
  const t = useWaitingTexts()
  const read = useWaiting()
  const isWanted = ({ kind }: { kind: WaitingKind }) => kinds?.includes(kind) ?? true
  return (
    <Section title={t('title')}>
      <Loaded placeholder={<Skeleton lines={2} shape="row" />} read={read}>
        {({ data }) =>
          data.some(isWanted) ? (
            <WaitingList counts={data.filter(isWanted)} />
          ) : (
            <Text tone="muted">{t('nothing')}</Text>
          )
        }
      </Loaded>
    </Section>
  )
}
