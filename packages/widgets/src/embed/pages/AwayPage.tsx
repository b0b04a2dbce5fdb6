import { Banner } from '@portal/ui/Banner'
import { Link } from '@portal/ui/Link'
import { useEmbedTexts } from '../../locales/index.ts'
import { page } from '../Frame.css.ts'

interface AwayPageProps {
  /** URL to try again. Only set if the failed request was a read. */
  again?: string | undefined
}

/** Shown in the frame while the portal can't look up the site. */
export const AwayPage = ({ again }: AwayPageProps) => {
  const t = useEmbedTexts()
  return (
    <main className={page}>
      <Banner title={t('away_title')} tone="warning">
        <p>{t(again ? 'away_read' : 'away_sent')}</p>
        {again && <Link href={again}>{t('try_again')}</Link>}
      </Banner>
    </main>
  )
}
