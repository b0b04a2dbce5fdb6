import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'
import { usePaperTexts } from '../../../../core/texts/requests.ts'
import { useSigningTexts } from '../../../../core/texts/texts.ts'
import { useNameOf } from '../../../../people/people/use-name-of.ts'
import type { ReportColumn, Table } from '../../../../workspace/reports/report.ts'
import { tableOf } from '../../../../workspace/reports/table.ts'
import type { PrintedRequest } from './printed.ts'

type Signature = PrintedRequest['signatures'][number]

/** Signatures of a request as a worksheet table. */
export const useSignatureTable = () => {
  const signing = useSigningTexts()
  const papers = usePaperTexts()
  const nameOf = useNameOf()
  const { language } = useTextSource()
  const nameOrNothing = (person: Signature['by']) => person && nameOf(person)
  const columns: readonly ReportColumn<Signature>[] = [
    { id: 'role', header: papers('role'), kind: 'text', width: 24, of: ({ role }) => signing(`roles.${role}`) },
    {
      ...{ id: 'decision', header: papers('decision'), kind: 'text', width: 12 },
      of: ({ decision }) => papers(`decisions.${decision}`),
    },
    { id: 'by', header: papers('signed_by'), kind: 'text', width: 24, of: ({ by }) => nameOrNothing(by) },
    { id: 'for', header: papers('for'), kind: 'text', width: 24, of: signature => nameOrNothing(signature.for) },
    { id: 'at', header: papers('at'), kind: 'text', width: 20, of: ({ at }) => formatDate(at, 'datetime', language) },
    {
      ...{ id: 'signature', header: papers('signature'), kind: 'text', width: 24 },
      of: ({ appearance }) => (appearance?.kind === 'drawn' ? papers('drawn') : (appearance?.text ?? null)),
    },
    { id: 'reason', header: papers('reason'), kind: 'text', width: 30, of: ({ reason }) => reason },
  ]
  return ({ signatures }: PrintedRequest): Table =>
    tableOf({
      ...{ id: 'signatures', title: papers('signatures'), empty: papers('no_signatures'), columns },
      rows: signatures.map(signature => ['line', signature] as const),
    })
}
