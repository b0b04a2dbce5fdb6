import { type FileRow, listFiles } from '@portal/contract/files/files'
import { uploadNeed } from '@portal/contract/files/uploads'
import { Button } from '@portal/ui/Button'
import { Page } from '@portal/ui/Page'
import { Stack } from '@portal/ui/Stack'
import { ResourceList } from '../../blocks/list/ResourceList.tsx'
import { useListState } from '../../blocks/list/use-list-state.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useRestoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useMay } from '../../core/session/session.ts'
import { useBlockTexts, useFileTexts, useShellTexts } from '../../core/texts/texts.ts'
import { FileDrawer } from './shared/FileDrawer.tsx'
import { AddFiles } from './shared/upload/AddFiles.tsx'
import { useDeleteFiles } from './shared/use-delete-files.ts'
import { useFileColumns } from './shared/use-file-columns.tsx'

/**
 * List of files. People with the right see all; others see their own and those of accessible records. The server
 * decides. Any right on files includes viewing your own.
 */
const FilesCenter = () => {
  const t = useFileTexts()
  const shell = useShellTexts()
  const mayAdd = useMay(uploadNeed)
  const seesAll = useMay(['files', 'view_all'])
  const blocks = useBlockTexts()
  const columns = useFileColumns(false)
  const { set } = useQuery()
  const { removeAll, isBusy, outcome } = useDeleteFiles()
  const state = useListState(listFiles, ['mine'], '-created_at')
  useRestoreFocus(state.open)
  const close = () => {
    set({ file_act: undefined })
    state.close()
  }
  const bulkActions = (rows: readonly FileRow[], clear: () => void) =>
    rows.some(({ can }) => can.delete) && (
      <Button isDisabled={isBusy} onPress={() => void removeAll(rows, clear)} size="small">
        {blocks('delete')}
      </Button>
    )
  return (
    <Page title={shell('pages.FilesCenter')}>
      <Stack gap="large">
        {mayAdd && <AddFiles target={{}} />}
        {outcome}
        <ResourceList
          bulkActions={bulkActions}
          columns={columns}
          empty={{ title: t('empty'), text: t('empty_text') }}
          filters={seesAll ? [{ id: 'mine', label: t('whose'), options: [{ value: 'yes', label: t('mine') }] }] : []}
          label={shell('pages.FilesCenter')}
          list={listFiles}
          rowHref={row => state.openHref(row.id)}
          search={t('search')}
          state={state}
        />
      </Stack>
      {state.open && <FileDrawer id={state.open} key={state.open} onClose={close} />}
    </Page>
  )
}

export default FilesCenter
