import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { listQuery, one, page } from '../../core/api/lists.ts'
import { id, line, moment, text } from '../../core/fields/fields.ts'
import { groupedLetters, readLetters } from '../../core/fields/letter-codes.ts'
import { limits } from '../../core/fields/limits.ts'
import type { Need } from '../../core/rights/needs.ts'
import { certificateKinds } from './certificate-conditions.ts'

/** Who issues and revokes certificates of trainings that they see. */
export const certificateNeed = {
  allOf: [
    ['sub_activities', 'view_results'],
    ['sub_activities', 'edit'],
  ],
} as const satisfies Need

/** Letters of a certificate's code: 80 bits, which nobody guesses. */
const CODE_LETTERS = 16

/** A code of random bytes, as it is stored. */
export const certificateCodeOf = (bytes: Uint8Array): string =>
  groupedLetters(bytes.subarray(0, CODE_LETTERS)).replaceAll('-', '')

/** A stored code as it is printed, in groups. */
export const printedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** A code as it was meant, as it is stored; undefined where it cannot be one. */
export const readCertificateCode = (typed: string): string | undefined => readLetters(typed, CODE_LETTERS)

/** What a certificate said when it was issued; it is never changed. */
const said = z.object({
  kind: z.enum(certificateKinds),
  full_name_en: z.string(),
  full_name_ar: z.string(),
  training: z.string(),
  course: z.nullable(z.object({ name_en: z.nullable(z.string()), name_ar: z.string() })),
  start_date: z.string(),
  end_date: z.string(),
  issued_at: moment(),
  revoked_at: z.nullable(moment()),
})

/** A certificate. */
export const certificate = z.extend(said, {
  id: id(),
  /** In groups, as it is printed. */
  code: z.string(),
  /** Null once the training was deleted. */
  sub_activity_id: z.nullable(id()),
  /** Holders read their own certificate; somebody else prints it. */
  can: z.object({ print: z.boolean() }),
})

/** A certificate. */
export type Certificate = z.infer<typeof certificate>

/** What anybody learns of a certificate by its code. */
export type VerifiedCertificate = z.infer<typeof said>

/** The valid certificate of somebody in a training. */
export const validCertificate = z.pick(certificate, { id: true, kind: true, issued_at: true })

/** GET /certificates/:id: one's own, and those of trainings whose results one views. */
export const readCertificate = endpoint({
  method: 'GET',
  path: '/certificates/:id',
  summary: 'A certificate as it is printed',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: one(certificate),
  errors: ['not_found'],
})

/** GET /own_certificates: the latest first. */
export const listOwnCertificates = endpoint({
  method: 'GET',
  path: '/own_certificates',
  summary: 'Own certificates',
  needs: 'signed_in',
  input: z.extend(listQuery(['-issued_at', 'issued_at']), { sub_activity_id: z.optional(id()) }),
  output: page(certificate),
})

/** POST /certificates/:id/revoke: permanently; the reason is shown to nobody outside. */
export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/certificates/:id/revoke',
  summary: 'Revoke a certificate',
  needs: certificateNeed,
  input: z.object({ id: id(), reason: text(limits.address_length) }),
  output: one(certificate),
  touches: ['/certificates/:id', '/own_certificates', '/sub_activities/:id/results'],
  errors: ['invalid', 'not_found', 'own_subject', 'transition_refused'],
})

/** GET /certificate_verification: for anybody who has the code. */
export const verifyCertificate = endpoint({
  method: 'GET',
  path: '/certificate_verification',
  summary: 'What a certificate with this code says, and whether it is valid',
  needs: 'public',
  input: z.object({ code: line() }),
  output: one(said),
  errors: ['invalid', 'not_found', 'too_many_requests'],
})
