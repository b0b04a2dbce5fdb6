import type { Need } from '../core/rights/needs.ts'
import { beginImport } from '../money/expenses/imports.ts'
import { editUser } from '../people/users/users.ts'
import { requestEnrollment } from '../training/sub-activities/enrollments.ts'
import { listComments } from './comments.ts'
import type { NoticeKind } from './notices.ts'

/** Only staff join teams and handle requests, and only trainees enrol. Anybody can join a training or complain. */
export const noticeNeeds: Readonly<Record<NoticeKind, Need>> = {
  assigned_project: 'staff_area',
  assigned_activity: 'staff_area',
  assigned_sub_activity: 'staff_area',
  certificate_issued: 'signed_in',
  certificate_revoked: 'signed_in',
  comment_mention: listComments.needs,
  complaint_replied: 'signed_in',
  complaint_status: 'signed_in',
  email_change_asked: 'signed_in',
  email_change_stopped: editUser.needs,
  dropout_recorded: 'signed_in',
  enrollment_approved: requestEnrollment.needs,
  enrollment_rejected: requestEnrollment.needs,
  enrollment_waitlisted: requestEnrollment.needs,
  import_finished: beginImport.needs,
  new_total_rejected: 'staff_area',
  new_total_signed: 'staff_area',
  place_given: 'signed_in',
  place_taken: 'signed_in',
  privileges_changed: 'signed_in',
  request_rejected: 'staff_area',
  request_reminder: 'staff_area',
  request_stuck: 'staff_area',
  request_to_buy: 'staff_area',
  request_to_cancel: 'staff_area',
  request_to_receive: 'staff_area',
  request_to_sign: 'staff_area',
  session_cancelled: 'signed_in',
  session_moved: 'signed_in',
  session_restored: 'signed_in',
  training_deleted: 'signed_in',
  training_place_changed: 'signed_in',
}
