/** Pictures that can come with a complaint: types of which all that is not the picture can be taken out. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Why attachments are not taken; forms that send them have a text for each. */
export const attachmentErrors = [
  'attachment_type',
  'attachment_damaged',
  'attachment_pixels',
  'attachment_infected',
  'attachment_unscanned',
  'attachments_too_large',
  'attachments_too_many',
] as const

/** Why attachments were not taken. */
export type AttachmentError = (typeof attachmentErrors)[number]
