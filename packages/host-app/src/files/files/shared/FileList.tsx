import type { FileOwner } from '@portal/contract/core/tables/file-fields'
import { listFiles } from '@portal/contract/files/files'
import { uploadNeed } from '@portal/contract/files/uploads'
import { DataTable } from '@portal/ui/DataTable'
import { EmptyState } from '@portal/ui/EmptyState'
import { Stack } from '@portal/ui/Stack'
import { usePages } from '../../../blocks/api/use-read.ts'
import { ListFailed, NotRefreshed } from '../../../blocks/feedback/ListFailed.tsx'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useMay } from '../../../core/session/session.ts'
import { useFileTexts } from '../../../core/texts/texts.ts'
import { FileDrawer } from './FileDrawer.tsx'
import { AddFiles } from './upload/AddFiles.tsx'
import { useFileColumns } from './use-file-columns.tsx'

interface FileListProps {
  /** The record that owns the files. */
  of: { readonly kind: FileOwner; readonly id: string }
}

/** Files of one record, with an upload for people with the right. Each opens in a drawer. */
export const FileList = ({ of }: FileListProps) => {
  const t = useFileTexts()
  const problemText = useProblemText()
  const { get, set } = useQuery()
  // Instructors upload to trainings by a right of their own.
  const mayAdd = useMay(of.kind === 'sub_activity' ? uploadNeed : ['files', 'add'])
  const target = { of_kind: of.kind, of_id: of.id }
  const { rows, error, isLoading, isLoadingMore, isMoreFailed, isValidating, more, refresh } = usePages(
    listFiles,
    target,
  )
  const columns = useFileColumns(true)
  const open = get('file')
  const close = () => set({ file: undefined, file_act: undefined }, { isStep: true })
  const failed = error !== undefined && !rows && (
    <ListFailed error={error} isRetrying={isValidating} onRetry={refresh} />
  )
  return (
    <Stack>
      {mayAdd && <AddFiles target={target} />}
      {error !== undefined && rows && !isMoreFailed && <NotRefreshed onRetry={refresh} />}
      <DataTable
        columns={columns}
        empty={<EmptyState title={t('empty')}>{t('empty_of')}</EmptyState>}
        error={failed}
        isLoading={isLoading}
        label={t('files')}
        onOpen={row => set({ file: row.id }, { isStep: true })}
        rowKey={row => row.id}
        rows={rows ?? []}
        {...(more && {
          more: {
            onPress: more,
            isBusy: isLoadingMore,
            ...(isMoreFailed && { problem: problemText(error) }),
          },
        })}
      />
      {open && <FileDrawer id={open} key={open} onClose={close} />}
    </Stack>
  )
}
