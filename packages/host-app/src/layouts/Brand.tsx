import { useLinkClick } from '@portal/ui/UiProvider'
import { useShellTexts } from '../texts/texts.ts'
import { brand } from './bar.css.ts'
import { Mark } from './Mark.tsx'

/** The portal's sign and name; leads to `/`, from where the guard leads home. */
export const Brand = () => {
  const t = useShellTexts()
  const follow = useLinkClick('/')
  return (
    <a className={brand} href="/" onClick={follow}>
      <Mark /> {t('portal')}
    </a>
  )
}
