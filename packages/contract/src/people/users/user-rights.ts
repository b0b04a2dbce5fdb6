import * as z from 'zod/mini'

export const userRights = z.object({
  edit: z.boolean(),
  /** Requesting a new email address, which can be cancelled while it is pending. */
  change_email: z.boolean(),
  cancel_email_change: z.boolean(),
  change_type: z.boolean(),
  delete: z.boolean(),
  deactivate: z.boolean(),
  reactivate: z.boolean(),
  view_sessions: z.boolean(),
  end_sessions: z.boolean(),
  send_emails: z.boolean(),
  resend_verification: z.boolean(),
  copy_invitation: z.boolean(),
  verify_manually: z.boolean(),
  reset_second_factor: z.boolean(),
  edit_privileges: z.boolean(),
})
