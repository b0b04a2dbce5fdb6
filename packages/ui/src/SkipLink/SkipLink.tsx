import type { ElementProps } from '../element/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { skip } from './SkipLink.css.ts'

export interface SkipLinkProps extends ElementProps {
  /** The target region's ID. Default `main`, the ID of Page. */
  target?: string
}

/** The first tab stop on every page. Skips the shell and leads to the content. */
export const SkipLink = ({ target = 'main', ...element }: SkipLinkProps) => {
  const t = useUiTexts()
  return (
    <a className={skip} href={`#${target}`} {...element}>
      {t('skip_to_content')}
    </a>
  )
}
