import { addPartner } from '@portal/contract/partners'
import { Drawer } from '@portal/ui/Drawer'
import { PartnerForm } from './PartnerForm.tsx'
import { usePartnerTexts } from './texts.ts'

interface NewPartnerProps {
  /** Called with the id of the new site. */
  onAdded: (id: string) => void
  onClose: () => void
}

/** Adds a site; its script tag is shown next. */
export const NewPartner = ({ onAdded, onClose }: NewPartnerProps) => {
  const t = usePartnerTexts()
  return (
    <Drawer isOpen onClose={onClose} title={t('add_title')}>
      <PartnerForm endpoint={addPartner} onDone={({ id }) => onAdded(id)} partner={undefined} />
    </Drawer>
  )
}
