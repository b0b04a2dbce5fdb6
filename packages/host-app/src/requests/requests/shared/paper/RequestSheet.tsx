import { signatureRoles } from '@portal/contract/requests/signatures'
import type { ReactNode } from 'react'
import { usePaperTexts } from '../../../../core/texts/requests.ts'
import { Paper } from '../../../../workspace/reports/print/Paper.tsx'
import { blocks, title } from './paper.css.ts'
import type { PrintedRequest } from './printed.ts'
import { SignatureBlock } from './SignatureBlock.tsx'
import { useRequestReport } from './use-request-report.ts'

interface RequestSheetProps {
  printed: PrintedRequest
  /** Print date (YYYY-MM-DD). */
  asOf: string
  /** Content below the signatures. */
  children?: ReactNode
}

/** A request with its items and five signatures, for printing and for comparison with a print. */
export const RequestSheet = ({ printed, asOf, children }: RequestSheetProps) => {
  const papers = usePaperTexts()
  const reportOf = useRequestReport()
  const report = reportOf(printed, asOf)
  const onPaper = { ...report, tables: report.tables.filter(({ id }) => id !== 'signatures') }
  return (
    <Paper report={onPaper}>
      <h3 className={title}>{papers('signatures')}</h3>
      <ul className={blocks}>
        {signatureRoles.map(role => (
          <SignatureBlock key={role} role={role} signature={printed.signatures.find(one => one.role === role)} />
        ))}
      </ul>
      {children}
    </Paper>
  )
}
