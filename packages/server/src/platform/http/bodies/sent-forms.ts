import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { formParts } from '@portal/contract/core/api/sent-form'
import { limits } from '@portal/contract/core/fields/limits'
import type { AttachmentError } from '@portal/contract/files/attachments'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal, refuse } from '../refusal.ts'
import { FORM_BYTES, type FormBudget } from './form-budget.ts'
import { type Fields, formFieldsOf, uniqueFields } from './form-fields.ts'
import { readJson } from './json.ts'
import { type BodyPace, discard, keepPace } from './pace.ts'

/** A form as received. Keeps only the bytes of files, because the sender controls their names and types. */
export class SentForm {
  readonly fields: Fields
  readonly files: readonly Buffer[]
  /** Why parts of the form are missing. */
  readonly problem: AttachmentError | 'too_many_requests' | undefined
  constructor(fields: Fields, files: readonly Buffer[] = [], problem?: SentForm['problem']) {
    this.fields = fields
    this.files = files
    this.problem = problem
  }
  /** For comparing repeated requests. Files are replaced by their hashes. */
  toJSON() {
    return { fields: this.fields, files: this.files.map(file => createHash('sha256').update(file).digest('hex')) }
  }
}

/** The form in a request body, with or without files. */
export const sentForm = (body: unknown): SentForm =>
  body instanceof SentForm ? body : new SentForm(formFieldsOf(body))

/** Files in a request body. Empty if it isn't a multipart form. */
export const sentFilesOf = (body: unknown): readonly Buffer[] => (body instanceof SentForm ? body.files : [])

const RETRY_AFTER = 5

/** Input of a request sent as JSON, or as a form with input and files (`formOf` in the contract). */
export const inputOf = (body: unknown): unknown => {
  if (!(body instanceof SentForm)) return body
  const { fields, problem } = body
  if (problem === 'too_many_requests') throw refuse('busy', { retryAfter: RETRY_AFTER })
  if (problem) throw refuse(problem)
  const input = Buffer.from(fields[formParts.input] ?? '')
  if (input.length > limits.body_bytes) throw refuse('body_too_large')
  return readJson(input)
}

/** Who may send forms to these routes, and how. */
interface FormGate {
  /** Whose budget a form uses. Throws if the sender may not send forms, before any of it is read. */
  readonly ownerOf: (request: FastifyRequest) => string | Promise<string>
  /** Used by these routes only, so requests without a session can't take the space of those with one. */
  readonly budget: FormBudget
  /** Minimum pace. Default: 20 kB in 10 seconds. */
  readonly pace?: BodyPace
}

// Reads and drops what exceeds the limit or the budget.
const receive = async (payload: Readable, owner: string, { budget, pace }: FormGate) => {
  const chunks: Buffer[] = []
  let size = 0
  let held = 0
  let isWithinBudget = true
  const stopLooking = keepPace(payload, () => size, pace)
  const giveBack = () => budget.giveBack(owner, held)
  const drop = () => {
    isWithinBudget = false
    chunks.length = 0
    giveBack()
    held = 0
  }
  try {
    for await (const part of payload) {
      const chunk = Buffer.from(part)
      if (isWithinBudget && size < FORM_BYTES) {
        if (budget.take(owner, chunk.length)) {
          held += chunk.length
          chunks.push(chunk)
        } else drop()
      }
      size += chunk.length
    }
  } catch (error) {
    giveBack()
    throw error
  } finally {
    stopLooking()
  }
  return {
    bytes: Buffer.concat(chunks).subarray(0, FORM_BYTES),
    isTooLarge: size > FORM_BYTES,
    isWithinBudget,
    giveBack,
  }
}

const boundaryOf = (type: string) => /boundary="?([^";]+)/i.exec(type)?.[1] ?? ''

/** Maximum number of parts in a form, more than any page sends. Parsing each part blocks other requests. */
const MOST_PARTS = 100

const refuseManyParts = (bytes: Buffer, boundary: string): void => {
  const mark = `--${boundary}`
  let count = 0
  for (let at = bytes.indexOf(mark); at >= 0 && count <= MOST_PARTS; at = bytes.indexOf(mark, at + mark.length))
    count += 1
  if (count > MOST_PARTS) throw new Error('too many parts')
}

const read = async (bytes: Buffer, type: string, isTooLarge: boolean): Promise<SentForm> => {
  refuseManyParts(bytes, boundaryOf(type))
  // Adds a closing boundary, so that a truncated form can be parsed. Fields precede the files.
  const whole = isTooLarge ? Buffer.concat([bytes, Buffer.from(`\r\n--${boundaryOf(type)}--\r\n`)]) : bytes
  const form = await new Response(new Uint8Array(whole), { headers: { 'content-type': type } }).formData()
  const texts: [string, string][] = []
  const files: Buffer[] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.push([name, value])
    else if (value.size > 0) files.push(Buffer.from(await value.arrayBuffer()))
  }
  if (texts.join().length > limits.body_bytes) throw refuse('body_too_large')
  return new SentForm(uniqueFields(texts), files, isTooLarge ? 'attachments_too_large' : undefined)
}

/** Lets routes in this scope accept multipart forms. Keeps files in memory, never on disk. */
export const readSentForms = (app: FastifyInstance, gate: FormGate): void => {
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    let owner: string
    try {
      owner = await gate.ownerOf(request)
    } catch (error) {
      await discard(payload, gate.pace)
      throw error
    }
    try {
      const { bytes, isTooLarge, isWithinBudget, giveBack } = await receive(payload, owner, gate)
      try {
        if (!isWithinBudget) return new SentForm({}, [], 'too_many_requests')
        return await read(bytes, request.headers['content-type'] ?? '', isTooLarge)
      } finally {
        giveBack()
      }
    } catch (error) {
      // The connection was lost, or the body isn't a form.
      throw error instanceof Refusal && error.code === 'body_too_large' ? error : refuse('bad_request')
    }
  })
}
