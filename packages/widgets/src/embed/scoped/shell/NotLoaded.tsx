import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { useFrameTexts } from '../../../locales/index.ts'
import type { Failure } from '../../../sending.ts'

const known = ['not_found', 'privilege_missing', 'exam_not_open', 'unavailable'] as const

/** The code whose text is shown, for any code of the contract. */
export const knownFailure = (code: string): (typeof known)[number] | 'internal' =>
  known.find(one => one === code) ?? 'internal'

interface NotLoadedProps {
  failure: Failure | undefined
  onRetry: () => void
}

/** In the place of a widget whose thing is on its way, or could not be read. */
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
