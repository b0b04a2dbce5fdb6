import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { listQuery, one, page } from '../../core/api/lists.ts'
import { id, line, moment, text } from '../../core/fields/fields.ts'
import { groupedLetters, inGroups, readLetters } from '../../core/fields/letter-codes.ts'
import { limits } from '../../core/fields/limits.ts'
import type { Need } from '../../core/rights/needs.ts'
import { certificateKinds } from './certificate-conditions.ts'

export const certificateNeed = {
  allOf: [
    ['sub_activities', 'view_results'],
    ['sub_activities', 'edit'],
  ],
} as const satisfies Need

/** 80 bits, which can't be guessed. */
const CODE_LETTERS = 16

export const certificateCodeOf = (bytes: Uint8Array): string =>
  groupedLetters(bytes.subarray(0, CODE_LETTERS)).replaceAll('-', '')

export const printedCode = inGroups

export const readCertificateCode = (typed: string): string | undefined => readLetters(typed, CODE_LETTERS)

/** Content of a certificate. Only a revocation changes it. */
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

export const certificate = z.extend(said, {
  id: id(),
  code: z.string(),
  /** Null after the training was deleted. */
  sub_activity_id: z.nullable(id()),
  /** Holders can't print their own certificate; staff do. */
  can: z.object({ print: z.boolean() }),
})

export type Certificate = z.infer<typeof certificate>

export type VerifiedCertificate = z.infer<typeof said>

export const validCertificate = z.pick(certificate, { id: true, kind: true, issued_at: true })

/** One's own certificates, and those of trainings whose results one may view. */
export const readCertificate = endpoint({
  method: 'GET',
  path: '/certificates/:id',
  summary: 'A certificate as it is printed',
  needs: 'signed_in',
  input: z.object({ id: id() }),
  output: one(certificate),
  errors: ['not_found'],
})

export const listOwnCertificates = endpoint({
  method: 'GET',
  path: '/own_certificates',
  summary: 'Own certificates',
  needs: 'signed_in',
  input: z.extend(listQuery(['-issued_at', 'issued_at']), { sub_activity_id: z.optional(id()) }),
  output: page(certificate),
})

/** Can't be undone. The reason is never public. */
export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/certificates/:id/revoke',
  summary: 'Revoke a certificate',
  needs: certificateNeed,
  refusesOwn: 'own_subject',
  input: z.object({ id: id(), reason: text(limits.address_length) }),
  output: one(certificate),
  touches: ['/certificates/:id', '/own_certificates', '/sub_activities/:id/results'],
  errors: ['invalid', 'not_found', 'own_subject', 'transition_refused'],
})

export const verifyCertificate = endpoint({
  method: 'GET',
  path: '/certificate_verification',
  summary: 'What a certificate with this code says, and whether it is valid',
  needs: 'public',
  input: z.object({ code: line() }),
  output: one(said),
  errors: ['invalid', 'not_found', 'too_many_requests'],
})
