import type { FrameRefusal } from '@portal/contract/partners/embed'
import { Banner } from '@portal/ui/Banner'
import { Link } from '@portal/ui/Link'
import { useEmbedTexts } from '../../locales/index.ts'
import { plain } from '../../plain.css.ts'
import { belowClose, page } from '../Frame.css.ts'

interface RefusedPageProps {
  refusal: FrameRefusal
  /** Whether the frame fills a panel with a close button. */
  isInPanel: boolean
}

/** Shown in the frame where the site or its page is not known, or may not show this; the portal itself may. */
export const RefusedPage = ({ refusal, isInPanel }: RefusedPageProps) => {
  const t = useEmbedTexts()
  const texts: Readonly<Record<FrameRefusal, string>> = {
    key_missing: t('refused_site'),
    key_unknown: t('refused_site'),
    origin_missing: t('refused_site'),
    widget_refused: t('refused_widget'),
    subject_missing: t('refused_subject'),
    subject_wrong: t('refused_subject'),
  }
  return (
    <main className={isInPanel ? `${page} ${belowClose}` : page}>
      <Banner title={t('refused_title')} tone="danger">
        <p className={plain}>{texts[refusal]}</p>
        <Link href="/" isExternal>
          {t('open_portal')}
        </Link>
      </Banner>
    </main>
  )
}
