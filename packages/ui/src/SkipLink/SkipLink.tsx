import { useUiTexts } from '../locales/index.ts'
import { skip } from './SkipLink.css.ts'

interface SkipLinkProps {
  /** The id of the region to go to. Default `main`, which is Page's. */
  target?: string
}

/** The first stop of the keyboard on every page: past the shell, to the content. */
export const SkipLink = ({ target = 'main' }: SkipLinkProps) => {
  const t = useUiTexts()
  return (
    <a className={skip} href={`#${target}`}>
      {t('skip_to_content')}
    </a>
  )
}
