import { deleteFile, type FileRecord, restoreFile } from '@portal/contract/files/files'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Menu } from '@portal/ui/Menu'
import { toast } from '@portal/ui/Toast'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { useUndo } from '../../../blocks/feedback/use-undo.ts'
import { useBlockTexts, useFileTexts } from '../../../core/texts/texts.ts'
import { DownloadLink } from './DownloadLink.tsx'

interface FileActionsProps {
  file: FileRecord
  /** Opens the edit form or the upload of a new version. */
  onAct: (act: 'edit' | 'version') => void
  onDeleted: () => void
}

/** Downloads or edits a file, adds a version, or deletes it immediately with an undo. */
export const FileActions = ({ file, onAct, onDeleted }: FileActionsProps) => {
  const t = useFileTexts()
  const blocks = useBlockTexts()
  const problemText = useProblemText()
  const act = useAct()
  const offerUndo = useUndo()
  const { id, version, name, can } = file
  const remove = async () => {
    try {
      await act(deleteFile, { id, version })
      onDeleted()
      offerUndo(t('deleted', { name }), () => act(restoreFile, { id }))
    } catch (error) {
      toast({ tone: 'danger', text: problemText(error) })
    }
  }
  const items = [
    ...(can.add_version ? [{ id: 'version', label: t('add_version'), icon: 'upload' as const }] : []),
    ...(can.delete ? [{ id: 'delete', label: blocks('delete'), icon: 'trash' as const, tone: 'danger' as const }] : []),
  ]
  return (
    <Inline gap="small">
      <DownloadLink variant="button" version={file.newest}>
        {t('download')}
      </DownloadLink>
      {can.edit && (
        <Button icon={<Icon name="edit" size="small" />} onPress={() => onAct('edit')}>
          {blocks('edit')}
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          icon={<Icon name="more" />}
          items={items}
          label={blocks('more_actions')}
          onAction={chosen => (chosen === 'delete' ? void remove() : onAct('version'))}
          trigger="icon"
        />
      )}
    </Inline>
  )
}
