import { listFiles } from '@portal/contract/files'
import { uploadNeed } from '@portal/contract/uploads'
import { ResourceScreen } from '../../blocks/ResourceScreen.tsx'
import { useQuery } from '../../blocks/use-query.ts'
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
  const columns = useFileColumns(false)
  return (
    <ResourceScreen
      columns={columns}
      empty={{ title: t('empty'), text: t('empty_text') }}
      filters={seesAll ? [{ id: 'mine', label: t('whose'), options: [{ value: 'yes', label: t('mine') }] }] : []}
      lead={mayAdd && <AddFiles place={{}} />}
      list={listFiles}
      record={(id, close) => (
        <FileRecord
          id={id}
          key={id}
          onClose={() => {
            set({ file_act: undefined })
            close()
          }}
        />
      )}
      search={t('search')}
      sort="-created_at"
      title={shell('pages.FilesCenter')}
    />
  )
}

export default FilesCenter
