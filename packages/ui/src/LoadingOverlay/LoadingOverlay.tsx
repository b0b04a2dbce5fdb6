import type { ElementProps } from '../element/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { card, overlay, spinner } from './LoadingOverlay.css.ts'

export interface LoadingOverlayProps extends ElementProps {
  /** What is being waited for. Default "Loading". */
  message?: string
}

/** Covers everything while nothing else may be done; never for a page that was already there. */
export const LoadingOverlay = ({ message, ...element }: LoadingOverlayProps) => {
  const t = useUiTexts()
  return (
    <div className={overlay} {...element}>
      <div className={card} role="status">
        <span className={spinner} />
        {message ?? t('loading')}
      </div>
    </div>
  )
}
