import { formatMoney, signOf } from '@portal/ui/Money'
import { fileName } from '../../../../blocks/files/save-file.ts'
import { usePaperTexts, useRequestTexts } from '../../../../core/texts/requests.ts'
import { useSigningTexts } from '../../../../core/texts/texts.ts'
import { useNameOf } from '../../../../people/people/use-name-of.ts'
import type { Report, ReportColumn, ReportFact, Table } from '../../../../workspace/reports/report.ts'
import { tableOf } from '../../../../workspace/reports/table.ts'
import { kindOf, type PrintedRequest } from './printed.ts'
import { useSignatureTable } from './use-signature-table.ts'

type Item = PrintedRequest['content']['items'][number]

const useItemTable = () => {
  const t = useRequestTexts()
  const papers = usePaperTexts()
  return ({ content: { items, currency, total_minor } }: PrintedRequest): Table => {
    const inCurrency = (name: string) => papers('in', { name, sign: signOf(currency) })
    const columns: readonly ReportColumn<Partial<Item>>[] = [
      {
        ...{ id: 'name', header: t('item.name'), kind: 'text', width: 40 },
        of: ({ name = papers('sum'), raised_minor }) =>
          raised_minor === undefined
            ? name
            : `${name} (${t('new_total.raised', { amount: formatMoney(raised_minor, currency) })})`,
      },
      { id: 'quantity', header: t('item.quantity'), kind: 'figure', width: 10, of: ({ quantity = null }) => quantity },
      { id: 'unit', header: t('item.unit'), kind: 'text', width: 12, of: ({ unit = null }) => unit },
      {
        ...{ id: 'unit_price', header: inCurrency(t('item.unit_price')), kind: 'money', width: 14 },
        of: ({ unit_price_minor = null }) => unit_price_minor,
      },
      {
        ...{ id: 'total', header: inCurrency(t('item.total')), kind: 'money', width: 14 },
        of: ({ total_price_minor = null }) => total_price_minor,
      },
      {
        ...{ id: 'budget_code', header: t('item.budget_code'), kind: 'code', width: 14 },
        of: ({ budget_code = null }) => budget_code,
      },
      {
        id: 'unit_code',
        header: t('item.unit_code'),
        kind: 'code',
        width: 12,
        of: ({ unit_code = null }) => unit_code,
      },
    ]
    const lines = items.map(item => ['line', item] as const)
    const total = ['total', { total_price_minor: total_minor }] as const
    return tableOf({
      ...{ id: 'items', title: papers('items'), empty: papers('no_items'), columns },
      rows: [...lines, total],
    })
  }
}

const useFacts = () => {
  const t = useRequestTexts()
  const signing = useSigningTexts()
  const papers = usePaperTexts()
  const nameOf = useNameOf()
  return (printed: PrintedRequest): readonly ReportFact[] => {
    const { content, revision, state, total_usd_minor } = printed
    const { employment, project, currency } = content
    const kind = kindOf(printed)
    const stateText = state && (state === 'bought' ? t(`kinds.${kind}.bought`) : t(`states.${state}`))
    const money = (name: string, value: number | null, sign: string): ReportFact => ({
      ...{ label: papers('in', { name, sign }), kind: 'money', value },
    })
    const ofEmployment: readonly ReportFact[] = employment
      ? [
          { label: t('employment.posts'), kind: 'figure', value: employment.posts },
          { label: t('employment.months'), kind: 'figure', value: employment.months },
          {
            ...{ label: t('employment.contract_type'), kind: 'text' },
            value: t(`contract_types.${employment.contract_type}`),
          },
          money(t('employment.monthly_cost_minor'), employment.monthly_cost_minor, signOf(currency)),
          { label: t('employment.justification'), kind: 'text', value: employment.justification },
        ]
      : []
    return [
      { label: t('reference'), kind: 'code', value: content.reference },
      { label: t('state'), kind: 'text', value: stateText },
      { label: papers('revision'), kind: 'figure', value: revision },
      { label: t(`kinds.${kind}.required_date`), kind: 'day', value: content.required_date },
      { label: t('requester'), kind: 'text', value: nameOf(content.requester) },
      { label: t('direct_manager'), kind: 'text', value: nameOf(content.direct_manager) },
      {
        ...{ label: t('project'), kind: 'text' },
        value: project ? `${project.code} ${project.name}` : signing(`types.${content.type}`),
      },
      { label: t('location'), kind: 'text', value: t(`locations.${content.location}`) },
      ...ofEmployment,
      money(t('total'), content.total_minor, signOf(currency)),
      { label: t('total_usd'), kind: 'money', value: total_usd_minor },
      { label: papers('fingerprint'), kind: 'code', value: printed.content_hash },
    ]
  }
}

/** A request as a report: facts, items, and signatures. Print shows the signatures as blocks instead. */
export const useRequestReport = () => {
  const factsOf = useFacts()
  const itemsOf = useItemTable()
  const signaturesOf = useSignatureTable()
  return (printed: PrintedRequest, today: string): Report => {
    const { reference, description } = printed.content
    return {
      title: description,
      file: fileName(reference, 'request', today),
      asOf: today,
      facts: factsOf(printed),
      tables: [itemsOf(printed), signaturesOf(printed)],
      notes: [],
    }
  }
}
