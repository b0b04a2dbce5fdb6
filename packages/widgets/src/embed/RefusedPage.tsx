import { Banner } from '@portal/ui/Banner'
import { useEmbedTexts } from '../locales/index.ts'
import { page } from './Frame.css.ts'

/** Shown in the frame where the site is not known or the page not on its list. */
export const RefusedPage = () => {
  const t = useEmbedTexts()
  return (
    <main className={page}>
      <Banner title={t('refused_title')} tone="danger">
        {t('refused_site')}
      </Banner>
    </main>
  )
}
