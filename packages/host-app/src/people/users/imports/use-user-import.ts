import type { OutputOf } from '@portal/contract/core/api/endpoint'
import type { AccountType } from '@portal/contract/core/rights/accounts'
import type { DayOrder } from '@portal/contract/core/tables/import-fields'
import {
  applyUserImport,
  dropUserImport,
  previewUserImport,
  readUserImportColumns,
  type UserImportField,
  userImportFields,
} from '@portal/contract/people/users/user-imports'
import { useState } from 'react'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useAttempt } from '../../../blocks/feedback/use-attempt.ts'
import type { ImportStage } from '../../../blocks/imports/ImportSteps.tsx'
import type { FileReading } from '../../../blocks/imports/ReadAs.tsx'
import { leaveFocus } from '../../../blocks/navigation/use-restore-focus.ts'
import { api } from '../../../core/api.ts'

type Preview = OutputOf<typeof previewUserImport>['data']

/** The results of the rows processed so far. */
export type ImportResults = OutputOf<typeof applyUserImport>['data']['results']

/** State of one user import, from the file to the accounts. `failure` is the last error. No input is lost. */
export const useUserImport = () => {
  const act = useAct()
  const [id, setId] = useState('')
  const [stage, setStage] = useState<ImportStage>('file')
  const [columns, setColumns] = useState<OutputOf<typeof readUserImportColumns>['data']>()
  const [matching, setMatching] = useState<readonly (UserImportField | null)[]>([])
  const [type, setType] = useState<AccountType>()
  const [dayOrder, setDayOrder] = useState<DayOrder>()
  const [onlyBad, setOnlyBad] = useState(false)
  const [withHidden, setWithHidden] = useState(false)
  const [preview, setPreview] = useState<Preview>()
  const [progress, setProgress] = useState<{ cursor: number | undefined; results: ImportResults }>()
  const { attempt, isBusy, failure, forget } = useAttempt()

  // The focused button unmounts with its step.
  const goTo = (next: ImportStage) => {
    leaveFocus()
    forget()
    setStage(next)
  }

  const asked = {
    ...{ id, matching: [...matching], type: type ?? 'user', day_order: dayOrder },
    with_hidden: withHidden,
  }
  const pageOf = async (shows: 'all' | 'bad', change: Partial<typeof asked> & { cursor?: number } = {}) =>
    (await api(previewUserImport, { ...asked, shows, ...change })).data
  const readColumns = async (file: string, reading: FileReading = {}) => {
    const { data } = await api(readUserImportColumns, { id: file, ...reading })
    const isAlike = reading.encoding !== undefined && data.columns.length === matching.length
    const next = isAlike ? matching : data.columns.map(({ field }) => field)
    setColumns(data)
    setMatching(next)
    return next
  }

  return {
    ...{ stage, columns, matching, type, dayOrder, preview, onlyBad, isBusy, failure, goTo, setType, setDayOrder },
    results: progress?.results ?? [],
    missing: userImportFields.required.filter(field => !matching.includes(field)),
    open: (file: string) =>
      attempt(async () => {
        await readColumns(file)
        setId(file)
        goTo('columns')
      }),
    /** Reads the file with other options. Preserves the column mapping if the number of columns is the same. */
    readAs: (reading: FileReading) =>
      attempt(async () => {
        const next = await readColumns(id, reading)
        if (stage !== 'preview') return
        if (!userImportFields.required.every(field => next.includes(field))) goTo('columns')
        else setPreview(await pageOf(onlyBad ? 'bad' : 'all', { matching: [...next] }))
      }),
    withHidden,
    includeHidden: (with_hidden: boolean) =>
      attempt(async () => {
        setPreview(await pageOf(onlyBad ? 'bad' : 'all', { with_hidden }))
        setWithHidden(with_hidden)
      }),
    /** A field maps to one column at most. Unmaps the column that had it before. */
    match: (at: number, field: UserImportField | null) =>
      setMatching(before => before.map((one, index) => (index === at ? field : one === field ? null : one))),
    look: () =>
      attempt(async () => {
        setPreview(await pageOf('all'))
        setOnlyBad(false)
        setProgress(undefined)
        goTo('preview')
      }),
    showBad: (isOn: boolean) =>
      attempt(async () => {
        setPreview(await pageOf(isOn ? 'bad' : 'all'))
        setOnlyBad(isOn)
      }),
    more: () =>
      attempt(async () => {
        if (!preview?.next_cursor) return
        const next = await pageOf(onlyBad ? 'bad' : 'all', { cursor: preview.next_cursor })
        setPreview({ ...next, rows: [...preview.rows, ...next.rows] })
      }),
    /** Applies the import in batches. Called again after a failure, it resumes with the failed batch. */
    apply: () =>
      attempt(async () => {
        let { cursor, results } = progress ?? { cursor: undefined, results: [] }
        let isDone = false
        while (!isDone) {
          const { data } = await act(applyUserImport, { ...asked, cursor })
          results = [...results, ...data.results]
          cursor = data.next_cursor ?? undefined
          isDone = data.next_cursor === null
          setProgress({ cursor, results })
        }
        // If this request is lost, the server deletes the import later.
        void api(dropUserImport, { id }).catch(() => undefined)
        goTo('done')
      }),
  }
}

export type UserImportWork = ReturnType<typeof useUserImport>
