import { useLinkClick } from '@portal/ui/UiProvider'
import { useShellTexts } from '../../../core/texts/texts.ts'
import icon from '../../icon.svg'
import { brand, brandWord } from './bar.css.ts'
import { mark } from './Mark.css.ts'

/** The logo. The portal's name is next to it, so screen readers skip the image. */
const Mark = () => <img alt="" className={mark} src={icon} />

/**
 * The logo and the portal's name. Links to `/`, which the guard redirects home. With `isShort`, phones show only the
 * logo.
 */
export const Brand = ({ isShort = false }: { isShort?: boolean }) => {
  const t = useShellTexts()
  const follow = useLinkClick('/')
  return (
    <a className={brand} href="/" onClick={follow}>
      <Mark /> <span className={isShort ? brandWord : undefined}>{t('portal')}</span>
    </a>
  )
}
