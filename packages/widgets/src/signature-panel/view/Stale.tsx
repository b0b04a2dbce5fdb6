import { Banner } from '@portal/ui/Banner'
import { useSignatureTexts } from '../../locales/index.ts'
import { plain } from '../../plain.css.ts'
import type { SignedDocument } from '../../ports/signature/index.ts'
import { revisionOf } from '../use-panel.ts'
import { Changes } from './revision/Changes.tsx'

interface StaleProps {
  shown: SignedDocument
  newer: SignedDocument
}

/** Says that a newer revision exists, and what changed in it. */
export const Stale = ({ shown, newer }: StaleProps) => {
  const t = useSignatureTexts()
  const [before, after] = [revisionOf(shown, shown.revision), revisionOf(newer, newer.revision)]
  return (
    <Banner isLive title={t('stale_title', { number: newer.revision })} tone="warning">
      <p className={plain}>{t('stale')}</p>
      {before && after && <Changes after={after.content} before={before.content} />}
    </Banner>
  )
}
