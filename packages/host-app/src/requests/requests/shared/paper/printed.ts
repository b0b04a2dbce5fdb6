import { signaturesInForce } from '@portal/contract/requests/new-totals'
import type { RequestPaper } from '@portal/contract/requests/request-papers'
import type { RequestKind, RequestRecord } from '@portal/contract/requests/request-records'

/** A request as printed and as shown on the public page: what was signed, and by whom. */
export interface PrintedRequest
  extends Pick<RequestPaper, 'state' | 'revision' | 'content_hash' | 'total_usd_minor' | 'signatures'> {
  readonly content: NonNullable<RequestPaper['content']>
}

export const kindOf = ({ content }: PrintedRequest): RequestKind =>
  content.employment ? 'employment_requests' : 'purchase_requests'

/** The current revision of a record with its verification code, for printing. */
export const printedOf = (row: RequestRecord): (PrintedRequest & { readonly paper_code: string }) | undefined => {
  const revision = row.revisions.find(({ number }) => number === row.revision)
  if (!revision) return undefined
  const { content, content_hash, paper_code, number } = revision
  return {
    ...{ content, content_hash, paper_code, revision: number, state: row.state, total_usd_minor: row.total_usd_minor },
    signatures: signaturesInForce(row.signatures, row.revisions, number),
  }
}
