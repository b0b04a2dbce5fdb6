import { isOwn } from '@portal/contract/core/api/own-subject'
import {
  type Certificate,
  printedCode,
  type VerifiedCertificate,
} from '@portal/contract/training/certificates/certificates'
import type { SessionUser } from '../../platform/http/context.ts'
import type { CertificateRow } from './store.ts'

/** What anyone with the code can see. */
export const presentVerified = (row: CertificateRow): VerifiedCertificate => ({
  kind: row.kind,
  full_name_en: row.full_name_en,
  full_name_ar: row.full_name_ar,
  training: row.training,
  course: row.course_ar === null ? null : { name_en: row.course_en, name_ar: row.course_ar },
  start_date: row.start_date,
  end_date: row.end_date,
  issued_at: row.issued_at.toISOString(),
  revoked_at: row.revoked_at?.toISOString() ?? null,
})

/** A certificate as its owner and its issuers see it. */
export const presentCertificate = (user: Pick<SessionUser, 'id'>, row: CertificateRow): Certificate => ({
  ...presentVerified(row),
  id: row.id,
  code: printedCode(row.code),
  sub_activity_id: row.sub_activity_id,
  can: { print: !isOwn(user, row.user_id) },
})
