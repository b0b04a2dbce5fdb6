import type { Partner } from '@portal/contract/partners'
import { Dialog } from '@portal/ui/Dialog'
import { Text } from '@portal/ui/Text'
import { Embedding } from './Embedding.tsx'
import { PartnerForm } from './PartnerForm.tsx'
import { RemovePartner } from './RemovePartner.tsx'
import { usePartnerTexts } from './texts.ts'

interface PartnerDialogProps {
  /** An id, `new`, or nothing. */
  open: string | undefined
  /** The sites that are known, once they are. */
  partners: readonly Partner[] | undefined
  onClose: () => void
  onOpen: (id: string) => void
  /** Called when the list has to be read again. */
  onChanged: () => void
}

/** Adds a site, or shows one with its script tag and changes or removes it. */
export const PartnerDialog = ({ open, partners, onClose, onOpen, onChanged }: PartnerDialogProps) => {
  const t = usePartnerTexts()
  const isNew = open === 'new'
  const partner = partners?.find(({ id }) => id === open)
  const isOpen = open !== undefined && (isNew || partners !== undefined)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="large" title={t(isNew ? 'add_title' : 'edit_title')}>
      {isOpen && !isNew && !partner && <Text>{t('gone')}</Text>}
      {partner && <Embedding partner={partner} />}
      {isOpen && (isNew || partner) && (
        <PartnerForm
          key={open}
          onDone={saved => {
            onChanged()
            if (isNew) onOpen(saved.id)
            else onClose()
          }}
          partner={partner}
        />
      )}
      {partner?.can.delete && (
        <RemovePartner
          onDone={() => {
            onChanged()
            onClose()
          }}
          partner={partner}
        />
      )}
    </Dialog>
  )
}
