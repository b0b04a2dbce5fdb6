import { createHash } from 'node:crypto'
import type { AttachmentError } from '@portal/contract/attachments'
import { limits } from '@portal/contract/limits'
import { formParts } from '@portal/contract/sent-form'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../connection/network.ts'
import { refuse } from '../refusal.ts'
import { type Fields, fieldsOf, uniqueFields } from './form-fields.ts'
import { readJson } from './json.ts'

/** A form as it came. Of its files only the bytes are taken: names and types are whatever the sender's device says. */
export class SentForm {
  readonly fields: Fields
  readonly files: readonly Buffer[]
  /** Why not all of it was taken in. */
  readonly problem: AttachmentError | 'too_many_requests' | undefined
  constructor(fields: Fields, files: readonly Buffer[] = [], problem?: SentForm['problem']) {
    this.fields = fields
    this.files = files
    this.problem = problem
  }
  /** As repeats are compared: files by their hashes. */
  toJSON() {
    return { fields: this.fields, files: this.files.map(file => createHash('sha256').update(file).digest('hex')) }
  }
}

/** The form of a call, with or without files. */
export const sentForm = (body: unknown): SentForm => (body instanceof SentForm ? body : new SentForm(fieldsOf(body)))

/** The files of a call; none where it came without a form. */
export const filesOf = (body: unknown): readonly Buffer[] => (body instanceof SentForm ? body.files : [])

const RETRY_AFTER = 5

/** The input of a call that came as JSON, or as a form of it and files (`formOf` in the contract). */
export const inputOf = (body: unknown): unknown => {
  if (!(body instanceof SentForm)) return body
  const { fields, problem } = body
  if (problem === 'too_many_requests') throw refuse('busy', { retryAfter: RETRY_AFTER })
  if (problem) throw refuse(problem)
  const input = Buffer.from(fields[formParts.input] ?? '')
  if (input.length > limits.body_bytes) throw refuse('body_too_large')
  return readJson(input)
}

const MOST_BYTES = limits.attachment_bytes + limits.body_bytes
/** Forms that are in memory at once, of all and of one network: nobody takes all the memory by sending slowly. */
const AT_ONCE = 12
const PER_NETWORK = 2
const present: string[] = []

// What is too much is read and dropped: a browser that is answered before it has sent everything shows no answer.
const receive = async (payload: AsyncIterable<Buffer>, hasCapacity: boolean) => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of payload) {
    if (hasCapacity && size < MOST_BYTES) chunks.push(chunk)
    size += chunk.length
  }
  return { bytes: Buffer.concat(chunks).subarray(0, MOST_BYTES), isTooLarge: size > MOST_BYTES }
}

const boundaryOf = (type: string) => /boundary="?([^";]+)/i.exec(type)?.[1] ?? ''

const read = async (bytes: Buffer, type: string, isTooLarge: boolean): Promise<SentForm> => {
  // With an end of its own even a form that was cut off can be read: what was written comes before the files.
  const whole = isTooLarge ? Buffer.concat([bytes, Buffer.from(`\r\n--${boundaryOf(type)}--\r\n`)]) : bytes
  const form = await new Response(new Uint8Array(whole), { headers: { 'content-type': type } }).formData()
  const texts: [string, string][] = []
  const files: Buffer[] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.push([name, value])
    else if (value.size > 0) files.push(Buffer.from(await value.arrayBuffer()))
  }
  return new SentForm(uniqueFields(texts), files, isTooLarge ? 'attachments_too_large' : undefined)
}

/**
 * Lets the routes of this scope, and no others, be called by forms with files; nothing of them is written to a disk.
 */
export const readSentForms = (app: FastifyInstance): void => {
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: AsyncIterable<Buffer>) => {
    const network = networkOf(request.address)
    const hasCapacity = present.length < AT_ONCE && present.filter(one => one === network).length < PER_NETWORK
    if (hasCapacity) present.push(network)
    try {
      const { bytes, isTooLarge } = await receive(payload, hasCapacity)
      if (!hasCapacity) return new SentForm({}, [], 'too_many_requests')
      return await read(bytes, request.headers['content-type'] ?? '', isTooLarge)
    } catch {
      // It broke off, or is no form.
      throw refuse('bad_request')
    } finally {
      if (hasCapacity) present.splice(present.indexOf(network), 1)
    }
  })
}
