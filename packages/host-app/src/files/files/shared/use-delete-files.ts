import { deleteFile, type FileRow, restoreFile } from '@portal/contract/files/files'
import { confirm } from '@portal/ui/ConfirmDialog'
import { useUndo } from '../../../blocks/feedback/use-undo.ts'
import { useEachRow } from '../../../blocks/rows/use-each-row.tsx'
import { useBlockTexts, useFileTexts } from '../../../core/texts/texts.ts'

/** Deletes several files after listing the consequences, and offers an undo. */
export const useDeleteFiles = () => {
  const t = useFileTexts()
  const blocks = useBlockTexts()
  const offerUndo = useUndo()
  const { run, isBusy, outcome } = useEachRow<FileRow>(({ name }) => name)
  const removeAll = async (rows: readonly FileRow[], clear: () => void) => {
    const versions = rows.reduce((all, row) => all + row.versions, 0)
    const question = {
      title: t('delete_many', { count: rows.length }),
      text: t('delete_many_text', { count: versions }),
      action: blocks('delete'),
    }
    if (!(await confirm(question))) return
    const gone = await run({ endpoint: deleteFile, inputOf: ([{ id, version }]) => ({ id, version }) }, rows)
    clear()
    if (gone.length > 0)
      offerUndo(t('deleted_many', { count: gone.length }), () =>
        run({ endpoint: restoreFile, inputOf: ([{ id }]) => ({ id }) }, gone),
      )
  }
  return { removeAll, isBusy, outcome }
}
