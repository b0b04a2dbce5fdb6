import type { ElementProps } from '../element/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { card, overlay, spinner } from './LoadingOverlay.css.ts'

export interface LoadingOverlayProps extends ElementProps {
  /** What the user waits for. Default "Loading". */
  message?: string
}

/** Blocks the whole page while nothing else may happen. Don't cover a page that is already usable. */
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
