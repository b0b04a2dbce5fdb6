import { signaturesInForce } from '@portal/contract/requests/new-totals'
import type { RequestPaper } from '@portal/contract/requests/request-papers'
import type { RequestKind, RequestRecord } from '@portal/contract/requests/request-records'

/** A request as it is printed, and as the public page shows it: what was signed, and by whom. */
export interface PrintedRequest
  extends Pick<RequestPaper, 'state' | 'revision' | 'content_hash' | 'total_usd_minor' | 'signatures'> {
  readonly content: NonNullable<RequestPaper['content']>
}

/** Of what kind a printed request is: only one for employment says who is employed. */
export const kindOf = ({ content }: PrintedRequest): RequestKind =>
  content.employment ? 'employment_requests' : 'purchase_requests'

/** The revision of a record that is valid now, to be printed, with the code that is printed on its paper. */
export const printedOf = (row: RequestRecord): (PrintedRequest & { readonly paper_code: string }) | undefined => {
  const revision = row.revisions.find(({ number }) => number === row.revision)
  if (!revision) return undefined
  const { content, content_hash, paper_code, number } = revision
  return {
    ...{ content, content_hash, paper_code, revision: number, state: row.state, total_usd_minor: row.total_usd_minor },
    signatures: signaturesInForce(row.signatures, row.revisions, number),
  }
}
