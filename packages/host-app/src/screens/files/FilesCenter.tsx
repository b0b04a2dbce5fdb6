import { listFiles } from '@portal/contract/files'
import { uploadNeed } from '@portal/contract/uploads'
import { Page } from '@portal/ui/Page'
import { Stack } from '@portal/ui/Stack'
import { ResourceList } from '../../blocks/ResourceList.tsx'
import { useListState } from '../../blocks/use-list-state.ts'
import { useQuery } from '../../blocks/use-query.ts'
import { useRestoreFocus } from '../../blocks/use-restore-focus.ts'
import { AddFiles } from '../../parts/files/AddFiles.tsx'
import { FileRecord } from '../../parts/files/FileRecord.tsx'
import { useFileTexts } from '../../parts/files/texts.ts'
import { useFileColumns } from '../../parts/files/use-file-columns.tsx'
import { useMay } from '../../session/session.ts'
import { useShellTexts } from '../../texts/texts.ts'

/** Files: all for those who may view all, else one's own and those of records that one sees; the server decides. */
const FilesCenter = () => {
  const t = useFileTexts()
  const shell = useShellTexts()
  const mayAdd = useMay(uploadNeed)
  const seesAll = useMay(['files', 'view_all'])
  const { set } = useQuery()
  const state = useListState(listFiles, ['mine'], '-created_at')
  useRestoreFocus(state.open)
  const close = () => {
    set({ file_act: undefined })
    state.close()
  }
  return (
    <Page title={shell('pages.FilesCenter')}>
      <Stack gap="large">
        {mayAdd && <AddFiles target={{}} />}
        <ResourceList
          columns={useFileColumns(false)}
          empty={{ title: t('empty'), text: t('empty_text') }}
          filters={seesAll ? [{ id: 'mine', label: t('whose'), options: [{ value: 'yes', label: t('mine') }] }] : []}
          label={shell('pages.FilesCenter')}
          list={listFiles}
          rowHref={row => state.openHref(row.id)}
          search={t('search')}
          state={state}
        />
      </Stack>
      {state.open && <FileRecord id={state.open} key={state.open} onClose={close} />}
    </Page>
  )
}

export default FilesCenter
