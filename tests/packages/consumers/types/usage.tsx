import '@portal/ui/theme'
import { Button, type ButtonProps } from '@portal/ui/Button'
import { type Column, DataTable, type DataTableProps } from '@portal/ui/DataTable'
import { TextField } from '@portal/ui/TextField'
import { ComplaintForm, type ComplaintPort } from '@portal/widgets/complaint'
import { defineElements, type PortalEvent } from '@portal/widgets/elements'
import type {} from '@portal/widgets/elements/react'
import { EvaluationForm, type EvaluationPort } from '@portal/widgets/evaluation'

interface Row {
  readonly id: string
  readonly name: string
}

const columns: readonly Column<Row>[] = [{ id: 'name', header: 'Name', cell: row => row.name }]

export const table: DataTableProps<Row> = { label: 'Rows', columns, rows: [], rowKey: row => row.id }

const complaints: ComplaintPort = { file: async draft => draft.type }
const evaluations: EvaluationPort = { draft: 'one', send: async () => undefined }

export const Page = (props: Pick<ButtonProps, 'children'>) => (
  <>
    <Button {...props} variant="primary" />
    <TextField label="Name" name="name" />
    <DataTable {...table} />
    <ComplaintForm port={complaints} />
    <EvaluationForm label="Evaluation" port={evaluations} questions={[]} />
    <portal-complaint floating locale="ar" onportal-submit={event => event.detail.site} site="YOUR-KEY" />
    <portal-evaluation for="TRAINING-ID" locale="ar" onportal-submit={event => event.detail.site} site="YOUR-KEY" />
    <portal-exam for="TRAINING-ID/pre" onportal-start={event => event.detail.site} site="YOUR-KEY" />
    <portal-signature for="purchase_requests/ID" onportal-sign={event => event.detail.site} site="YOUR-KEY" />
    <portal-budget for="PROJECT-ID" onportal-change={event => event.detail.site} site="YOUR-KEY" />
  </>
)

defineElements('https://portal.example.org')
document.addEventListener('portal-error', (event: PortalEvent) => event.detail.code)
document.createElement('portal-exam').setAttribute('for', 'TRAINING-ID/pre')
document.createElement('portal-complaint').setAttribute('site', 'YOUR-KEY')
