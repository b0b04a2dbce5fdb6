import type { ElementProps } from '../element/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { skip } from './SkipLink.css.ts'

export interface SkipLinkProps extends ElementProps {
  /** The id of the region to go to. Default `main`, which is Page's. */
  target?: string
}

/** The first stop of the keyboard on every page: past the shell, to the content. */
export const SkipLink = ({ target = 'main', ...element }: SkipLinkProps) => {
  const t = useUiTexts()
  return (
    <a className={skip} href={`#${target}`} {...element}>
      {t('skip_to_content')}
    </a>
  )
}
