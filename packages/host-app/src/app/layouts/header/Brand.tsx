import { useLinkClick } from '@portal/ui/UiProvider'
import { useShellTexts } from '../../../core/texts/texts.ts'
import { brand, brandWord } from './bar.css.ts'
import { Mark } from './Mark.tsx'

/** The portal's sign and name; leads to `/`, from where the guard leads home. Short, it is the sign alone on phones. */
export const Brand = ({ isShort = false }: { isShort?: boolean }) => {
  const t = useShellTexts()
  const follow = useLinkClick('/')
  return (
    <a className={brand} href="/" onClick={follow}>
      <Mark /> <span className={isShort ? brandWord : undefined}>{t('portal')}</span>
    </a>
  )
}
