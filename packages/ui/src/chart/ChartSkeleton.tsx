import { useUiTexts } from '../locales/index.ts'
import { bone, group } from '../Skeleton/Skeleton.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { fill, line, lines } from './ChartFrame.css.ts'

interface ChartSkeletonProps {
  /** Whether to announce loading. Stay silent if the table is already there. */
  isAnnounced?: boolean
}

/** Replaces the drawing while it loads. Appears after 150 ms. */
export const ChartSkeleton = ({ isAnnounced = false }: ChartSkeletonProps) => {
  const t = useUiTexts()
  return (
    <div className={`${group} ${fill}`} role={isAnnounced ? 'status' : undefined}>
      <div className={`${bone} ${fill}`} />
      {isAnnounced && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
    </div>
  )
}

/** Reserves space for a number of text lines, at any text size, before layout. */
export const LineSpacer = ({ count }: { count: number }) => {
  const all = Array.from({ length: count }, (_, index) => index)
  return (
    <div aria-hidden="true" className={lines}>
      {all.map(one => (
        <div className={line} key={one} />
      ))}
    </div>
  )
}
