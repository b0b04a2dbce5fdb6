import type { Endpoint } from '@portal/contract/core/api/endpoint'
import type { Currency } from '@portal/contract/core/fields/money'
import { readProject } from '@portal/contract/programmes/projects'
import type { RequestKind, RequestRecord, RequestType } from '@portal/contract/requests/request-records'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useRead } from '../../../blocks/api/use-read.ts'
import { filled, numbersIn } from '../../../blocks/form/use-form.ts'
import { useRecordForm } from '../../../blocks/form/use-record-form.ts'
import { useProjectChoices } from '../../../programmes/projects/shared/use-project-choices.ts'
import { emptyItem, restoredItems, sentItem, type TypedItem, typedItem } from '../items/request-items.ts'
import { endpointsOf } from '../shared/endpoints.ts'

export interface RequestFormOptions {
  readonly kind: RequestKind
  readonly type: RequestType
  /** Initial values of the fields. Default: empty. */
  readonly given?: RequestRecord | undefined
  /** The record to edit. Undefined when adding one. */
  readonly record?: { readonly id: string; readonly version: number } | undefined
  readonly onDone: (id: string) => void
}

const employmentFigures = ['posts', 'months', 'monthly_cost_minor']

const withItems = (typed: FormData, items: readonly TypedItem[]) => ({
  ...Object.fromEntries(Object.entries(filled(typed)).filter(([name]) => !name.startsWith('items.'))),
  items: items.map(sentItem),
})

// Shows an error about the total at the unit price, which the user typed.
const fieldOf = (path: string) => path.replace('total_price_minor', 'unit_price_minor')

/** State of a request form: project or currency, available budget lines, and items. */
export const useRequestForm = ({ kind, type, given, record, onDone }: RequestFormOptions) => {
  const { add, edit } = endpointsOf[kind]
  const endpoint: Endpoint<z.ZodMiniType, (typeof add)['output']> = record ? edit : add
  const [projectId, setProjectId] = useState(given?.project?.id ?? '')
  const [chosen, setChosen] = useState<Currency>(given?.currency ?? 'usd')
  const projects = useProjectChoices(given?.project ?? undefined)
  const isOfProject = type === 'project'
  const project = useRead(readProject, isOfProject && projectId ? { id: projectId } : null).data?.data
  const currency = isOfProject ? (project?.currency ?? chosen) : chosen
  const wanted = {
    currency,
    ...(isOfProject && { project_id: projectId }),
    ...(record && { request_id: record.id }),
  }
  const lines = useRead(endpointsOf[kind].lines, isOfProject && !project ? null : wanted).data?.data
  const { form, isSending, giveUp, startOver } = useRecordForm({
    endpoint,
    record,
    // Separates drafts by type and by copied request, so that a draft never appears in another form.
    part: [type, ...(record || !given ? [] : [given.id])].join(' '),
    read: (typed): object => ({
      ...(kind === 'employment_requests' ? numbersIn(typed, employmentFigures) : withItems(typed, items)),
      ...{ type, currency },
    }),
    onDone: ({ data }) => onDone(data.id),
  })
  const [items, setItems] = useState<readonly TypedItem[]>(() =>
    restoredItems(given?.items.map(typedItem) ?? [emptyItem()], form.restored ?? {}),
  )
  const problems = Object.fromEntries(Object.entries(form.problems).map(([path, text]) => [fieldOf(path), text]))
  return {
    form: { ...form, problems },
    ...{ isSending, giveUp, startOver },
    fields: { currency, onCurrency: setChosen, onProject: setProjectId, projects: projects.box },
    items: {
      ...{ currency, items },
      lines: type === 'core' ? undefined : (lines?.lines ?? []),
      onChange: setItems,
      rate: lines?.usd_rate ?? null,
    },
  }
}
