import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { SkipLink } from '@portal/ui/SkipLink'
import type { ReactNode } from 'react'
import { useShellTexts } from '../../core/texts/texts.ts'
import { bar, content, foot, frame } from './GuestLayout.css.ts'
import { Brand } from './header/Brand.tsx'
import { LanguageLinks } from './header/LanguageLinks.tsx'

/** The guest layout: language links, and one centred form. */
export const GuestLayout = ({ children }: { children: ReactNode }) => {
  const t = useShellTexts()
  return (
    <div className={frame}>
      <SkipLink />
      <header className={bar}>
        <Brand />
        <LanguageLinks />
      </header>
      <div className={content}>{children}</div>
      <footer className={foot}>
        <Inline gap="large" spread="center">
          <Link href="/about" variant="quiet">
            {t('pages.About')}
          </Link>
          <Link href="/accessibility" variant="quiet">
            {t('pages.Accessibility')}
          </Link>
        </Inline>
      </footer>
    </div>
  )
}
