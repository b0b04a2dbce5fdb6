import { useUiTexts } from '../locales/index.ts'
import { bone, group } from '../Skeleton/Skeleton.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { fill, line, lines } from './ChartFrame.css.ts'

interface ChartSkeletonProps {
  /** Whether it is said that something loads; a picture whose table is there already comes in silence. */
  isAnnounced?: boolean
}

/** In place of the picture while it loads; seen after 150 ms. */
export const ChartSkeleton = ({ isAnnounced = false }: ChartSkeletonProps) => {
  const t = useUiTexts()
  return (
    <div className={`${group} ${fill}`} role={isAnnounced ? 'status' : undefined}>
      <div className={`${bone} ${fill}`} />
      {isAnnounced && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
    </div>
  )
}

/** Reserves space for so many lines, at any text size, before anything is measured. */
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
