import { editFile, type FileRecord as FileRow, readFile } from '@portal/contract/files/files'
import { Stack } from '@portal/ui/Stack'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { useRead } from '../../../blocks/api/use-read.ts'
import { RecordForm } from '../../../blocks/form/RecordForm.tsx'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { RecordScreen } from '../../../blocks/record/RecordScreen.tsx'
import { useFileTexts } from '../../../core/texts/texts.ts'
import { FileActions } from './FileActions.tsx'
import { FilePreview } from './FilePreview.tsx'
import { ScanState } from './ScanState.tsx'
import { AddFiles } from './upload/AddFiles.tsx'
import { useFileFacts } from './use-file-facts.tsx'
import { Versions } from './Versions.tsx'

const fieldsIn = (form: FormData) => ({
  name: String(form.get('name') ?? ''),
  description: String(form.get('description') ?? ''),
})

/** One file in a drawer: preview, facts, and versions, or the edit form. */
export const FileDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useFileTexts()
  const { get, set } = useQuery()
  const factsOf = useFileFacts()
  const read = useRead(readFile, { id })
  // Uses its own parameter, because the page below also uses `act`.
  const act = get('file_act')
  const stop = () => set({ file_act: undefined })
  const edited = (row: FileRow) => ({
    title: t('edit_title', { name: row.name }),
    children: (
      <RecordForm endpoint={editFile} onCancel={stop} onDone={stop} read={fieldsIn} record={row}>
        <TextField defaultValue={row.name} isRequired label={t('name')} name="name" />
        <TextArea defaultValue={row.description} isOptional label={t('description')} name="description" />
      </RecordForm>
    ),
  })
  const shown = (row: FileRow) => ({
    title: row.name,
    status: <ScanState scan={row.newest.scan} />,
    action: (
      <FileActions file={row} onAct={chosen => set({ file_act: chosen }, { isStep: true })} onDeleted={onClose} />
    ),
    lead: <FilePreview key={row.newest.url} name={row.name} version={row.newest} />,
    facts: factsOf(row),
    children: (
      <Stack gap="large">
        {row.can.add_version && act === 'version' && <AddFiles target={{ replaces: id }} />}
        <Versions file={row} />
      </Stack>
    ),
  })
  return (
    <RecordScreen
      onClose={onClose}
      read={read}
      show={row => (row.can.edit && act === 'edit' ? edited(row) : shown(row))}
      title={t('file')}
    />
  )
}
