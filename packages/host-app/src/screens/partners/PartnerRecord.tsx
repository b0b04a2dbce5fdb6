import { limits } from '@portal/contract/limits'
import { editPartner, listPartners } from '@portal/contract/partners'
import { Drawer } from '@portal/ui/Drawer'
import { dropAllUnsaved } from '@portal/ui/Form'
import { Section } from '@portal/ui/Section'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { ListFailed } from '../../blocks/ListFailed.tsx'
import { usePages } from '../../blocks/use-read.ts'
import { Embedding } from './Embedding.tsx'
import { PartnerForm } from './PartnerForm.tsx'
import { RemovePartner } from './RemovePartner.tsx'
import { usePartnerTexts } from './texts.ts'

/** One site in a sheet over the list: its script tag, and what can be changed. */
export const PartnerRecord = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = usePartnerTexts()
  const sites = usePages(listPartners, { sort: 'name', limit: limits.page_size_max })
  const partner = sites.rows?.find(site => site.id === id)
  const { error } = sites
  // What was typed into a site that is no more is nothing to ask about.
  const giveUp = () => {
    dropAllUnsaved('page')
    onClose()
  }
  return (
    <Drawer isOpen onClose={onClose} title={partner?.name ?? t('site')}>
      <Stack gap="large">
        {!partner && !sites.rows && error === undefined && <Skeleton lines={6} />}
        {!partner && error !== undefined && (
          <ListFailed error={error} isRetrying={sites.isValidating} onRetry={sites.refresh} />
        )}
        {!partner && sites.rows && <Text>{t('gone')}</Text>}
        {partner && (
          <>
            <Embedding partner={partner} />
            <Section level={3} title={t('edit_title')}>
              <PartnerForm endpoint={editPartner} onDone={onClose} partner={partner} />
            </Section>
            {partner.can.delete && <RemovePartner onDone={giveUp} partner={partner} />}
          </>
        )}
      </Stack>
    </Drawer>
  )
}
