import { ratingOfVital } from '@portal/contract/workspace/vital-ratings'
import type { readVitals } from '@portal/contract/workspace/vitals'
import { Isolate } from '@portal/ui/Isolate'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import type * as z from 'zod/mini'
import { useVitalTexts } from '../../core/texts/workspace.ts'

const tones = { good: 'success', fair: 'warning', poor: 'danger' } as const
const SECOND = 1000

/** One measure of a page with its rating. */
export const Measure = ({ of }: { of: z.infer<typeof readVitals.output>['data'][number] | undefined }) => {
  const t = useVitalTexts()
  if (!of) return <Text tone="muted">{t('unmeasured')}</Text>
  const { name, p75 } = of
  const rating = ratingOfVital(name, p75)
  const inTime = p75 < SECOND ? t('ms', { value: Math.round(p75) }) : t('s', { value: (p75 / SECOND).toFixed(1) })
  return (
    // Inline text. In a narrow cell the rating wraps below the label, where a row of boxes would overflow.
    <>
      <Isolate direction="auto">{name === 'CLS' ? p75.toFixed(2) : inTime}</Isolate>{' '}
      <Status tone={tones[rating]}>{t(rating)}</Status>
    </>
  )
}
