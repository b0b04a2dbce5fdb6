import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { useFrameTexts } from '../../../locales/index.ts'
import type { Failure } from '../../../sending.ts'

const known = ['not_found', 'privilege_missing', 'exam_not_open', 'unavailable'] as const

/** Maps any code of the contract to one that has a text. */
export const knownFailure = (code: string): (typeof known)[number] | 'internal' =>
  known.find(one => one === code) ?? 'internal'

interface NotLoadedProps {
  failure: Failure | undefined
  onRetry: () => void
}

/** Replaces a widget while its record loads or after loading failed. */
export const NotLoaded = ({ failure, onRetry }: NotLoadedProps) => {
  const t = useFrameTexts()
  if (!failure || failure.code === 'not_signed_in') return <Skeleton lines={6} />
  return (
    <Stack>
      <Banner isLive tone="danger">
        {t(`errors.${knownFailure(failure.code)}`)}
      </Banner>
      <Inline>
        <Button onPress={onRetry}>{t('retry')}</Button>
      </Inline>
    </Stack>
  )
}
