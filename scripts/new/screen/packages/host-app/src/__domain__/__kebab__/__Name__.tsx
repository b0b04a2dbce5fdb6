import { EmptyState } from '@portal/ui/EmptyState'
import { Page } from '@portal/ui/Page'
import { portalTextsOf } from '../../core/texts/texts-of.tsx'
import type en from '../../locales/en/__domain__/__snake__.json'

const use__Name__Texts = portalTextsOf<typeof en>('__snake__')

/** Shows the __title__. While there are none, it says what they are for and offers the first step. */
const __Name__ = () => {
  const t = use__Name__Texts()
  return (
    <Page title={t('title')}>
      <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
    </Page>
  )
}

export default __Name__
