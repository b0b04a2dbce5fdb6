import { Banner } from '@portal/ui/Banner'
import { Link } from '@portal/ui/Link'
import { useEmbedTexts } from '../locales/index.ts'
import { page } from './Frame.css.ts'

interface AwayPageProps {
  /** The address to try again, where what failed was only read. */
  again?: string | undefined
}

/** Shown in the frame while the portal cannot look up whose frame it is. */
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
