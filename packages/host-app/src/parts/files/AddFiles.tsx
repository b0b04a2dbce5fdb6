import { limits } from '@portal/contract/limits'
import { dropUpload } from '@portal/contract/uploads'
import { FileDrop } from '@portal/ui/FileDrop'
import { useUnsaved } from '@portal/ui/Form'
import { Stack } from '@portal/ui/Stack'
import { useEffect, useState } from 'react'
import { useProblemText } from '../../blocks/problem-text.ts'
import { useAct } from '../../blocks/use-read.ts'
import { useFileTexts } from './texts.ts'
import { Unfinished } from './Unfinished.tsx'
import { type UploadPlace, uploadPort } from './upload-port.ts'

interface AddFilesProps {
  /** Where they are added. */
  place: UploadPlace
}

/** Takes files in, several at once; leaving the page while some are on their way asks first. */
export const AddFiles = ({ place }: AddFilesProps) => {
  const t = useFileTexts()
  const words = useProblemText()
  const act = useAct()
  const { keeper } = useUnsaved({ title: t('leave_title'), text: t('leave_text'), action: t('leave') })
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set())
  // One way for as long as files are on it.
  const [port] = useState(() =>
    uploadPort({ place, words, act, onBegin: id => setBegun(before => new Set([...before, id])) }),
  )
  useEffect(() => keeper.drop, [keeper])
  return (
    <Stack>
      <FileDrop
        help={t(place.replaces ? 'version_help' : 'add_help')}
        isMultiple={!place.replaces}
        label={t(place.replaces ? 'version_label' : 'add_label')}
        maxMb={limits.file_bytes / 1024 / 1024}
        onBusyChange={isBusy => (isBusy ? keeper.hold() : keeper.drop())}
        onRemove={({ id, place: upload }) => {
          // What has become a file is only taken off this list.
          if (!id && upload) void act(dropUpload, { id: upload }).catch(() => undefined)
        }}
        upload={port}
      />
      {!place.replaces && <Unfinished besides={begun} />}
    </Stack>
  )
}
