import { limits } from '@portal/contract/core/fields/limits'
import type { ImportKind } from '@portal/contract/core/tables/import-fields'
import { FileDrop } from '@portal/ui/FileDrop'
import { useState } from 'react'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { useImportTexts } from '../../core/texts/texts.ts'
import { budgetFilePort } from './upload-port.ts'

interface ChooseFileProps {
  projectId: string
  kind: ImportKind
  /** Called with the ID of the uploaded file. */
  onFile: (id: string) => void
}

/** Uploads the file as soon as it is chosen. */
export const ChooseFile = ({ projectId, kind, onFile }: ChooseFileProps) => {
  const t = useImportTexts()
  const problemText = useProblemText()
  // A stable port, so that a render doesn't interrupt the upload.
  const [port] = useState(() => budgetFilePort(projectId, kind, problemText))
  return (
    <FileDrop
      accept={['.xlsx', '.csv']}
      help={t(`file_help_${kind}`)}
      label={t('file_label')}
      maxMb={limits.import_bytes / 1024 / 1024}
      onChange={([file]) => file && onFile(file.id)}
      upload={port}
    />
  )
}
