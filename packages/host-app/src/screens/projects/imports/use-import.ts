import { ProblemError } from '@portal/contract/call'
import { type ImportField, type ImportKind, importFields } from '@portal/contract/import_fields'
import {
  applyImport,
  type ImportColumns,
  type ImportPreview,
  type ImportResult,
  previewImport,
  readImportColumns,
} from '@portal/contract/imports'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { leaveFocus } from '../../../blocks/use-kept-focus.ts'
import { useAct } from '../../../blocks/use-read.ts'

/** How far an import has come. */
export type ImportStage = 'file' | 'columns' | 'preview' | 'done'

/** Refusals that what was looked at brings no more: the budget has changed since, or this file came in meanwhile. */
const isOutdated = (error: unknown) =>
  error instanceof ProblemError && (error.problem.code === 'invalid' || error.problem.status === 409)

/** One import from the file to its rows; what was refused stands in `failure` and nothing is lost. */
export const useImport = (kind: ImportKind) => {
  const act = useAct()
  const [id, setId] = useState<string>()
  const [stage, setStage] = useState<ImportStage>('file')
  const [columns, setColumns] = useState<ImportColumns>()
  const [matching, setMatching] = useState<readonly (ImportField | null)[]>([])
  const [preview, setPreview] = useState<ImportPreview>()
  const [isChanged, setChanged] = useState(false)
  const [withAlike, setWithAlike] = useState(false)
  const [result, setResult] = useState<ImportResult>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  // What was pressed goes with its step, and the focus must not fall on the button that puts all of it away.
  const goTo = (next: ImportStage) => {
    leaveFocus()
    setStage(next)
  }

  const attempt = async (run: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await run()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  // What is chosen and what is shown change together: what is imported is always what was looked at.
  const see = async (file: string, with_alike: boolean) => {
    setPreview((await api(previewImport, { id: file, matching: [...matching], with_alike })).data)
    setWithAlike(with_alike)
  }

  const look = async (file: string, with_alike = false) => {
    await see(file, with_alike)
    goTo('preview')
  }

  return {
    stage,
    columns,
    matching,
    preview,
    result,
    /** Rows come in that look as if they are there already. */
    withAlike,
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
    /** A field is one column at most: the one that had it before is left out. */
    match: (at: number, field: ImportField | null) =>
      setMatching(before => before.map((one, place) => (place === at ? field : one === field ? null : one))),
    look: () =>
      attempt(async () => {
        setChanged(false)
        if (id) await look(id)
      }),
    /** Leaves such rows out or brings them in, and looks what that would do. */
    leaveOut: (isLeftOut: boolean) =>
      attempt(async () => {
        setChanged(false)
        if (id) await see(id, !isLeftOut)
      }),
    apply: () =>
      attempt(async () => {
        if (!id) return
        setChanged(false)
        try {
          setResult((await act(applyImport, { id, matching: [...matching], with_alike: withAlike })).data)
          goTo('done')
        } catch (error) {
          if (!isOutdated(error)) throw error
          await look(id, withAlike)
          setChanged(true)
        }
      }),
  }
}
