import type { Endpoint, OutputOf } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import type { fileImported } from '@portal/contract/core/tables/file-imports'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { FileDrop } from '@portal/ui/FileDrop'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useImportTexts } from '../../core/texts/texts.ts'
import { useAct } from '../api/use-read.ts'
import { useAttempt } from '../feedback/use-attempt.ts'
import { FileRows } from './FileRows.tsx'
import { HiddenRows } from './HiddenParts.tsx'
import { ImportActions, ImportSteps } from './ImportSteps.tsx'
import { base64Of } from './parts-port.ts'
import { type FileReading, ReadAs } from './ReadAs.tsx'

type ImportAnswer = OutputOf<Endpoint<z.ZodMiniType, typeof fileImported>>['data']

/** The person's choices for reading the file. */
type Chosen = FileReading & { readonly with_hidden?: boolean }

interface FileImportProps {
  title: string
  help: string
  /** Header of the column that identifies a row. */
  label: string
  endpoint: Endpoint<
    z.ZodMiniType<unknown, { id: string; data: string; is_applied: boolean; with_hidden?: boolean } & FileReading>,
    typeof fileImported
  >
  /** ID of the record that the file belongs to. */
  id: string
  onClose: () => void
}

const MB = 1024 * 1024

/** Imports a small file in one request. Previews its rows first, then imports all or none. */
export const FileImport = ({ title, help, label, endpoint, id, onClose }: FileImportProps) => {
  const t = useImportTexts()
  const act = useAct()
  const { attempt, isBusy, failure, forget } = useAttempt()
  const [file, setFile] = useState<string>()
  const [answer, setAnswer] = useState<ImportAnswer>()
  const [chosen, setChosen] = useState<Chosen>({})
  const send = (data: string, is_applied: boolean, how: Chosen = chosen) =>
    attempt(async () => {
      setAnswer((await act(endpoint, { id, data, is_applied, ...how })).data)
      setFile(data)
      setChosen(how)
    })
  const look = (more: Chosen) => file !== undefined && void send(file, false, { ...chosen, ...more })
  // The port uploads nothing. It reads the file here, and sends it as a whole.
  const port = {
    begin: async (given: File) => {
      const data = await base64Of(given)
      void send(data, false, {})
      return given.name
    },
    arrived: async () => null,
    send: async () => undefined,
    finish: async (name: string) => name,
  }
  const back = () => {
    forget()
    setAnswer(undefined)
  }
  const changed = (answer?.rows ?? []).filter(({ changes }) => changes > 0).length
  const isBad = answer?.rows.some(({ problems }) => problems.length > 0) ?? false
  const stage = answer?.is_applied ? 'done' : answer ? 'preview' : 'file'
  return (
    <ImportSteps failure={failure} onClose={onClose} stage={stage} stages={['file', 'preview', 'done']} title={title}>
      {stage === 'file' && (
        <>
          <FileDrop
            accept={['.xlsx', '.csv']}
            help={help}
            label={t('file_label')}
            maxMb={Math.floor((limits.import_chunk_text * 75) / MB) / 100}
            upload={port}
          />
          {isBusy && <Text tone="muted">{t('reading')}</Text>}
        </>
      )}
      {stage === 'preview' && answer && file !== undefined && (
        <Stack>
          {isBad && <Banner tone="danger">{t('file_all_or_none')}</Banner>}
          {!isBad && changed === 0 && <Banner tone="info">{t('nothing_new')}</Banner>}
          <HiddenRows
            about={answer.about}
            hasColumns
            isIncluded={chosen.with_hidden ?? false}
            onChange={with_hidden => look({ with_hidden })}
          />
          <FileRows label={label} rows={answer.rows} />
          <ReadAs about={answer.about} onRead={look} />
          <ImportActions>
            <Button
              isBusy={isBusy}
              isDisabled={isBad || changed === 0}
              onPress={() => void send(file, true)}
              variant="primary"
            >
              {t('import', { count: changed })}
            </Button>
            <Button isDisabled={isBusy} onPress={back}>
              {t('other_file')}
            </Button>
          </ImportActions>
        </Stack>
      )}
      {stage === 'done' && (
        <Banner isLive tone="success">
          {t('imported', { count: changed })}
        </Banner>
      )}
    </ImportSteps>
  )
}
