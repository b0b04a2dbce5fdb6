import { useUiTexts } from '../locales/index.ts'
import { bone, group } from '../Skeleton/Skeleton.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { line, lines, whole } from './ChartFrame.css.ts'

interface BoneProps {
  /** Whether it is said that something loads; a picture whose table is there already comes in silence. */
  isTold?: boolean
}

/** In place of the picture while it loads; seen after 150 ms. */
export const Bone = ({ isTold = false }: BoneProps) => {
  const t = useUiTexts()
  return (
    <div className={`${group} ${whole}`} role={isTold ? 'status' : undefined}>
      <div className={`${bone} ${whole}`} />
      {isTold && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
    </div>
  )
}

/** Keeps room for so many lines, at any text size, before anything is measured. */
export const Lines = ({ count }: { count: number }) => {
  const all = Array.from({ length: count }, (_, index) => index)
  return (
    <div aria-hidden="true" className={lines}>
      {all.map(one => (
        <div className={line} key={one} />
      ))}
    </div>
  )
}
