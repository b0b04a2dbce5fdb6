import type { Partner } from '@portal/contract/partners/partners'
import { FoldedHistory } from '../../workspace/history/History.tsx'
import { PageCheck } from './check/PageCheck.tsx'
import { Embedding } from './Embedding.tsx'
import { Uses } from './Uses.tsx'

export const SiteParts = ({ partner }: { partner: Partner }) => (
  <>
    <Embedding partner={partner} />
    <PageCheck partner={partner} />
    <Uses partner={partner} />
    <FoldedHistory id={partner.id} kind="partner" />
  </>
)
