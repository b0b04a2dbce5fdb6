import { ProblemError } from '@portal/contract/core/api/call'
import { limits } from '@portal/contract/core/fields/limits'
import { dropUpload } from '@portal/contract/files/uploads'
import { FileDrop } from '@portal/ui/FileDrop'
import { useUnsaved } from '@portal/ui/Form'
import { Stack } from '@portal/ui/Stack'
import { useEffect, useState } from 'react'
import { useAct } from '../../../../blocks/api/use-read.ts'
import { useProblemText } from '../../../../blocks/feedback/problem-text.ts'
import { useFileTexts } from '../../../../core/texts/texts.ts'
import { Unfinished } from './Unfinished.tsx'
import { type UploadTarget, uploadPort } from './upload-port.ts'

interface AddFilesProps {
  target: UploadTarget
}

/** Uploads one or more files. Leaving the page during an upload asks for confirmation. */
export const AddFiles = ({ target }: AddFilesProps) => {
  const t = useFileTexts()
  const problemText = useProblemText()
  const words = (error: unknown) =>
    error instanceof ProblemError && error.problem.code === 'disk_full' ? t('no_room') : problemText(error)
  const act = useAct()
  const { dirtyTracker } = useUnsaved({ title: t('leave_title'), text: t('leave_text'), action: t('leave') })
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set())
  // A stable port, so that a render doesn't interrupt uploads.
  const [port] = useState(() =>
    uploadPort({ target, words, act, onBegin: id => setBegun(before => new Set([...before, id])) }),
  )
  useEffect(() => dirtyTracker.drop, [dirtyTracker])
  return (
    <Stack>
      <FileDrop
        help={t(target.replaces ? 'version_help' : 'add_help')}
        isMultiple={!target.replaces}
        label={t(target.replaces ? 'version_label' : 'add_label')}
        maxMb={limits.file_bytes / 1024 / 1024}
        onBusyChange={isBusy => (isBusy ? dirtyTracker.markDirty() : dirtyTracker.drop())}
        onRemove={({ id, location: upload }) => {
          // With an `id` the upload is a file already, so it is only removed from this list.
          if (!id && upload) void act(dropUpload, { id: upload }).catch(() => undefined)
        }}
        upload={port}
      />
      {!target.replaces && <Unfinished besides={begun} />}
    </Stack>
  )
}
