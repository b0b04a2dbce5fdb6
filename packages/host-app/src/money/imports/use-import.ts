import { ProblemError } from '@portal/contract/core/api/call'
import type { InputOf } from '@portal/contract/core/api/endpoint'
import { type ImportField, type ImportKind, importFields } from '@portal/contract/core/tables/import-fields'
import type { ImportPreview } from '@portal/contract/money/expenses/import-previews'
import {
  applyImport,
  type ImportColumns,
  type ImportResult,
  previewImport,
  readImportColumns,
} from '@portal/contract/money/expenses/imports'
import { useState } from 'react'
import { useAct } from '../../blocks/api/use-read.ts'
import { useAttempt } from '../../blocks/feedback/use-attempt.ts'
import type { ImportStage } from '../../blocks/imports/ImportSteps.tsx'
import type { FileReading } from '../../blocks/imports/ReadAs.tsx'
import { leaveFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { api } from '../../core/api.ts'

/** The preview is stale: the budget changed, or the same file was imported meanwhile. */
const isOutdated = (error: unknown) =>
  error instanceof ProblemError && (error.problem.code === 'invalid' || error.problem.status === 409)

type Input = InputOf<typeof previewImport>

/** The user's choices about the file and its rows. Preview and import both send them. */
type PreviewOptions = Pick<
  Input,
  | 'with_duplicates'
  | 'with_updates'
  | 'with_hidden'
  | 'with_conversion'
  | 'request_links'
  | 'decimal_mark'
  | 'day_order'
>

type StyleInput = Pick<Input, 'shows'>

/** State of one import from file to result. A failed request sets `failure` and keeps all input. */
export const useImport = (kind: ImportKind) => {
  const act = useAct()
  const [id, setId] = useState<string>()
  const [stage, setStage] = useState<ImportStage>('file')
  const [columns, setColumns] = useState<ImportColumns>()
  const [matching, setMatching] = useState<readonly (ImportField | null)[]>([])
  const [preview, setPreview] = useState<ImportPreview>()
  const [isChanged, setChanged] = useState(false)
  const [asked, setAsked] = useState<PreviewOptions>({})
  const [result, setResult] = useState<ImportResult>()
  const { attempt, isBusy, failure } = useAttempt()

  // The pressed button unmounts with its step. Focus must not move to the close button.
  const goTo = (next: ImportStage) => {
    leaveFocus()
    setStage(next)
  }

  // Choices and preview update together, so the import always applies what was previewed.
  const see = async (file: string, { shows, ...chosen }: PreviewOptions & StyleInput, of = matching) => {
    setPreview((await api(previewImport, { id: file, matching: [...of], shows, ...chosen })).data)
    setAsked(chosen)
  }

  const look = async (file: string, chosen: PreviewOptions = { with_duplicates: false }) => {
    await see(file, chosen)
    goTo('preview')
  }

  return {
    stage,
    columns,
    matching,
    preview,
    result,
    /** Includes possible duplicates. */
    withDuplicates: asked.with_duplicates ?? false,
    /** Updates lines whose codes exist. */
    withUpdates: asked.with_updates ?? false,
    /** Includes hidden rows. */
    withHidden: asked.with_hidden ?? false,
    /** Converts amounts in other currencies. */
    withConversion: asked.with_conversion ?? false,
    /** Rows linked to request lines. */
    links: asked.request_links ?? [],
    isBusy,
    failure,
    /** The import was rejected. The preview now shows the current effect. */
    isChanged,
    missing: importFields[kind].required.filter(field => !matching.includes(field)),
    goTo,
    open: (file: string) =>
      attempt(async () => {
        const { data } = await api(readImportColumns, { id: file })
        setId(file)
        setColumns(data)
        setMatching(data.columns.map(({ field }) => field))
        goTo('columns')
      }),
    /** Parses the file with other settings. Keeps the column matching if the column count stays the same. */
    readAs: (reading: FileReading) =>
      attempt(async () => {
        if (!id) return
        const { data } = await api(readImportColumns, { id, ...reading })
        const isAlike = reading.sheet === undefined && data.columns.length === matching.length
        const next = isAlike ? matching : data.columns.map(({ field }) => field)
        setColumns(data)
        setMatching(next)
        const hasRequired = importFields[kind].required.every(field => next.includes(field))
        if (stage === 'preview' && hasRequired) await see(id, asked, next)
        else if (stage === 'preview') goTo('columns')
      }),
    /** A field belongs to at most one column. The previous column loses it. */
    match: (at: number, field: ImportField | null) =>
      setMatching(before => before.map((one, index) => (index === at ? field : one === field ? null : one))),
    look: () =>
      attempt(async () => {
        setChanged(false)
        if (id) await look(id)
      }),
    /** Reloads the preview with other choices or for other rows. */
    show: (chosen: PreviewOptions & StyleInput) =>
      attempt(async () => {
        setChanged(false)
        if (id) await see(id, { ...asked, ...chosen })
      }),
    /** Loads the next page of rows. Counts and totals refresh with it. */
    more: () =>
      attempt(async () => {
        if (!id || !preview?.next_cursor) return
        const { shows, next_cursor: cursor } = preview
        const { data } = await api(previewImport, { id, matching: [...matching], ...asked, shows, cursor })
        setPreview({ ...data, rows: [...preview.rows, ...data.rows] })
      }),
    apply: () =>
      attempt(async () => {
        if (!id) return
        setChanged(false)
        try {
          setResult((await act(applyImport, { id, matching: [...matching], ...asked })).data)
          goTo('done')
        } catch (error) {
          if (!isOutdated(error)) throw error
          await look(id, asked)
          setChanged(true)
        }
      }),
  }
}
