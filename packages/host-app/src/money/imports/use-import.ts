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
import type { Reading } from '../../blocks/imports/ReadAs.tsx'
import { leaveFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { api } from '../../core/api.ts'

/**
 * Refusals that what was looked at brings no more: the budget has changed since, or this file was imported in between.
 */
const isOutdated = (error: unknown) =>
  error instanceof ProblemError && (error.problem.code === 'invalid' || error.problem.status === 409)

type Input = InputOf<typeof previewImport>

/** What a person says of a file and its rows; it goes into the import as well. */
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

/** One import from the file to its rows; what was refused is in `failure` and nothing is lost. */
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

  // What was pressed goes with its step, and the focus must not fall on the button that puts all of it away.
  const goTo = (next: ImportStage) => {
    leaveFocus()
    setStage(next)
  }

  // What is chosen and what is shown change together: what is imported is always what was looked at.
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
    /** Rows come in that look as if they are there already. */
    withDuplicates: asked.with_duplicates ?? false,
    /** Lines are changed whose codes are there already. */
    withUpdates: asked.with_updates ?? false,
    /** Hidden rows come in too. */
    withHidden: asked.with_hidden ?? false,
    /** Amounts in other currencies are converted. */
    withConversion: asked.with_conversion ?? false,
    /** Rows that are invoices of requests. */
    links: asked.request_links ?? [],
    isBusy,
    failure,
    /** Importing was refused, and the preview is what would happen now. */
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
    /** Reads the file in another way: what was matched stays, where it has as many columns then. */
    readAs: (reading: Reading) =>
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
    /** A field is one column at most: the one that had it before is left out. */
    match: (at: number, field: ImportField | null) =>
      setMatching(before => before.map((one, index) => (index === at ? field : one === field ? null : one))),
    look: () =>
      attempt(async () => {
        setChanged(false)
        if (id) await look(id)
      }),
    /** Looks what would come of it with another choice, or at other rows. */
    show: (chosen: PreviewOptions & StyleInput) =>
      attempt(async () => {
        setChanged(false)
        if (id) await see(id, { ...asked, ...chosen })
      }),
    /** The next page of rows; all around them is what it is by now. */
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
