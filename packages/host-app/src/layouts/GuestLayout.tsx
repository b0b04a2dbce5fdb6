import { Link } from '@portal/ui/Link'
import { SkipLink } from '@portal/ui/SkipLink'
import type { ReactNode } from 'react'
import { useShellTexts } from '../texts/texts.ts'
import { bar, brand, content, foot, frame } from './GuestLayout.css.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { Mark } from './Mark.tsx'

/** The layout of guests: brand, language, and one form in the middle. */
export const GuestLayout = ({ children }: { children: ReactNode }) => {
  const t = useShellTexts()
  return (
    <div className={frame}>
      <SkipLink />
      <header className={bar}>
        <a className={brand} href="/">
          <Mark /> {t('portal')}
        </a>
        <LanguageLinks />
      </header>
      <div className={content}>{children}</div>
      <footer className={foot}>
        <Link href="/about" variant="quiet">
          {t('pages.About')}
        </Link>
      </footer>
    </div>
  )
}
