import { Readable } from 'node:stream'
import { fileComplaint } from '@portal/contract/complaints/complaints'
import { id as idSchema } from '@portal/contract/core/fields/fields'
import { limits } from '@portal/contract/core/fields/limits'
import type { AttachmentError } from '@portal/contract/files/attachments'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { dispositionOf } from '../../files/download/disposition.ts'
import { mayLeave } from '../../files/rules.ts'
import { scanContent } from '../../files/uploads/scan.ts'
import { callerFinder } from '../../platform/http/connection/caller.ts'
import type { SessionStore } from '../../platform/http/connection/enter.ts'
import type { Services } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Picture, stripPicture } from '../../platform/pictures/strip.ts'
import { StorableContent } from '../../platform/storage/bytes-columns.ts'
import { maySee } from '../rules.ts'
import { findComplaint } from '../store.ts'
import { type FiledPicture, findAttachment } from './attachment-store.ts'

const asked = z.object({ id: idSchema(), attachment: idSchema() })
const shown = z.object({ show: z.optional(z.literal('yes')) })

// Like for files: nothing in a picture may run, whatever type a browser detects.
const policy = "sandbox; default-src 'none'; frame-ancestors 'none'"

const scan = (services: Services, content: Buffer) => scanContent(services, async () => Readable.from([content]))

const pictureOf = async (services: Services, file: Buffer): Promise<Picture | AttachmentError> => {
  const picture = stripPicture(file)
  if (picture === 'unknown') return 'attachment_type'
  if (picture === 'damaged') return 'attachment_damaged'
  if (picture === 'too_large') return 'attachment_pixels'
  const state = await scan(services, picture.content)
  if (state === 'infected') return 'attachment_infected'
  return state === 'pending' ? 'attachment_unscanned' : picture
}

/**
 * Validates, strips, and scans uploaded pictures. Returns a code if one is rejected. Removes all metadata. Throws
 * DiskFull if they don't fit on the disk.
 */
export const picturesOf = async (
  services: Services,
  files: readonly Buffer[],
): Promise<readonly FiledPicture[] | AttachmentError> => {
  if (files.length > limits.complaint_attachments) return 'attachments_too_many'
  const pictures: Picture[] = []
  for (const file of files) {
    const picture = await pictureOf(services, file)
    if (typeof picture === 'string') return picture
    pictures.push(picture)
  }
  return StorableContent.allFitting(services, pictures)
}

/** Like `picturesOf`, but throws the code. */
export const requirePictures = async (
  services: Services,
  files: readonly Buffer[],
): Promise<readonly FiledPicture[]> => {
  const pictures = await picturesOf(services, files)
  if (typeof pictures === 'string') throw refuse(pictures)
  return pictures
}

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

/** GET /api/complaints/:id/attachments/:attachment: a picture, for people who see the complaint. */
export const serveAttachments = (app: FastifyInstance, services: Services, sessions: SessionStore): void => {
  const callerOf = callerFinder(services, sessions, fileComplaint.needs)
  app.get('/api/complaints/:id/attachments/:attachment', async (request, reply) => {
    const caller = await callerOf(request)
    const params = asked.safeParse(request.params)
    if (!params.success) throw refuse('not_found')
    const { id, attachment } = params.data
    const { orm } = services.database
    const complaint = await findComplaint(orm, id)
    const found = complaint && maySee(caller, complaint.complaint) && (await findAttachment(orm, id, attachment))
    if (!found) throw refuse('not_found')
    // The picture may date from before the scanner was installed.
    const state = await scan(services, found.content.bytes)
    if (!mayLeave(state, services.settings.CLAMD_URL !== undefined))
      throw refuse(state === 'infected' ? 'file_infected' : 'file_unscanned')
    const kind = shown.safeParse(request.query).data?.show === 'yes' ? 'inline' : 'attachment'
    const name = `attachment-${found.id.slice(0, 8)}.${endings[found.media_type]}`
    return reply
      .headers({ 'content-disposition': dispositionOf(kind, name), 'content-security-policy': policy })
      .type(found.media_type)
      .send(found.content.bytes)
  })
}
