/** Picture formats whose metadata the server can remove. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Forms that send attachments have a text for each. */
export const attachmentErrors = [
  'attachment_type',
  'attachment_damaged',
  'attachment_pixels',
  'attachment_infected',
  'attachment_unscanned',
  'attachments_too_large',
  'attachments_too_many',
] as const

export type AttachmentError = (typeof attachmentErrors)[number]
