import type { UserImportField, UserImportRow } from '@portal/contract/people/users/user-imports'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Status } from '@portal/ui/Status'
import { RowProblems } from '../../../blocks/imports/RowProblems.tsx'
import { useProfileTexts, useUserTexts } from '../../../core/texts/people.ts'
import { useAuthTexts, useImportTexts } from '../../../core/texts/texts.ts'
import { useImportValueText } from './use-value-text.ts'

const tones = { new: 'info', added: 'success', same: 'neutral', bad: 'danger' } as const

type Row = Pick<UserImportRow, 'line' | 'email' | 'problems'> & {
  readonly state: keyof typeof tones
  readonly values?: UserImportRow['values']
}

interface ImportRowsProps {
  label: string
  rows: readonly Row[]
  /** Fields whose parsed values are shown. Default none. */
  fields?: readonly UserImportField[]
  /** Loads the next page, if there is one. */
  more?: { readonly onPress: () => void; readonly isBusy: boolean } | undefined
}

/** Label of a field that a column can map to, as in the forms. */
export const useFieldLabel = () => {
  const t = useUserTexts()
  const auth = useAuthTexts()
  const profile = useProfileTexts()
  return (field: UserImportField): string => {
    if (field === 'email') return auth('email')
    return field === 'type' || field === 'language' ? t(field) : profile(field)
  }
}

/** Rows of a file with line number, result, and problems. */
export const ImportRows = ({ label, rows, fields = [], more }: ImportRowsProps) => {
  const t = useUserTexts()
  const imports = useImportTexts()
  const auth = useAuthTexts()
  const labelOf = useFieldLabel()
  const valueText = useImportValueText()
  const problemsOf = ({ problems }: Row) => (
    <RowProblems problems={problems.map(({ field, code }) => ({ name: field === null ? '' : labelOf(field), code }))} />
  )
  const columns: readonly Column<Row>[] = [
    { id: 'line', header: imports('line'), width: 'narrow', cell: row => <Isolate>{String(row.line)}</Isolate> },
    {
      id: 'state',
      header: imports('state'),
      cell: ({ state }) => <Status tone={tones[state]}>{t(`rows.${state}`)}</Status>,
    },
    { id: 'email', header: auth('email'), primary: true, cell: row => <Isolate direction="ltr">{row.email}</Isolate> },
    { id: 'problems', header: imports('problems'), width: 'medium', cell: problemsOf },
    ...fields.map(field => ({
      id: field,
      header: labelOf(field),
      cell: ({ values }: Row) => {
        const value = values?.[field]
        return value ? <Isolate direction="auto">{valueText(field, value)}</Isolate> : null
      },
    })),
  ]
  return (
    <DataTable
      columns={columns}
      label={label}
      rowKey={({ line }) => String(line)}
      rows={rows}
      {...(more && { more })}
    />
  )
}
