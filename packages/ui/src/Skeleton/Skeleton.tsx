import type { ElementProps } from '../element/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { bone, group, shapes } from './Skeleton.css.ts'

/** `text` is for lines of text, `row` for list rows, and `block` for a picture. */
export const skeletonShapes = ['text', 'row', 'block'] as const

export interface SkeletonProps extends ElementProps {
  /** Default `text`. */
  shape?: (typeof skeletonShapes)[number]
  /** The number of lines. Use the expected number, so that the layout doesn't shift. Default `3`. */
  lines?: number
}

/** Reserves the space of loading content. */
export const Skeleton = ({ shape = 'text', lines = 3, ...element }: SkeletonProps) => {
  const t = useUiTexts()
  const bones = Array.from({ length: lines }, (_, line) => line)
  return (
    <div className={group} role="status" {...element}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {bones.map(line => (
        <div className={`${bone} ${shapes[shape]}`} key={line} />
      ))}
    </div>
  )
}
