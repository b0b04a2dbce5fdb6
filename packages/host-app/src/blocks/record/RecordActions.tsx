import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Menu } from '@portal/ui/Menu'
import type { ReactNode } from 'react'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useQuery } from '../navigation/use-query.ts'

interface RecordActionsProps {
  can: { readonly edit?: boolean; readonly delete?: boolean }
  /** More frequent actions, shown first. Default nothing. */
  children?: ReactNode
  /** Deletes at once from the menu. Default: sets `act` in the URL, and a dialog asks. */
  onDelete?: (() => void) | undefined
  /** Whether a deletion is pending. Default `false`. */
  isDeleting?: boolean
}

/** Edit and delete, if permitted. The chosen one is in the URL as `act`, so that back closes it. */
export const RecordActions = ({ can, children, onDelete, isDeleting = false }: RecordActionsProps) => {
  const t = useBlockTexts()
  const { set } = useQuery()
  const go = (act: string) => set({ act }, { isStep: true })
  if (!can.edit && !can.delete && !children) return null
  return (
    <Inline gap="small">
      {children}
      {can.edit && (
        <Button icon={<Icon name="edit" size="small" />} onPress={() => go('edit')}>
          {t('edit')}
        </Button>
      )}
      {can.delete && (
        <Menu
          icon={<Icon name="more" />}
          isDisabled={isDeleting}
          items={[{ id: 'delete', label: t('delete'), icon: 'trash', tone: 'danger' }]}
          label={t('more_actions')}
          onAction={onDelete ?? go}
          trigger="icon"
        />
      )}
    </Inline>
  )
}
