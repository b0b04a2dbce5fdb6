import { complaintRecord } from '@portal/contract/complaints/complaints'
import { fileVersion } from '@portal/contract/files/files'
import { noticeSettings } from '@portal/contract/messages/notices'
import { budgetItem } from '@portal/contract/money/budgets/budget-items'
import { lineTotals } from '@portal/contract/money/budgets/totals'
import { ownAccount } from '@portal/contract/people/access/access'
import { passkey } from '@portal/contract/people/access/second-factors'
import { privilegeProfile } from '@portal/contract/people/privileges/privilege-profiles'
import { openSession } from '@portal/contract/people/users/user-actions'
import { userRecord } from '@portal/contract/people/users/users'
import { activityRecord } from '@portal/contract/programmes/activities'
import { activityUpdate } from '@portal/contract/programmes/activity-updates'
import { readIndicator } from '@portal/contract/programmes/indicators'
import { invoicedFigures } from '@portal/contract/requests/drawdown'
import { newTotal, newTotalReason } from '@portal/contract/requests/new-totals'
import { receipt, requestEvent } from '@portal/contract/requests/request-events'
import { requestRecord } from '@portal/contract/requests/request-records'
import { signature } from '@portal/contract/requests/signatures'
import { attemptStatus } from '@portal/contract/training/exams/exam-attempts'
import { attemptResult, textAnswer } from '@portal/contract/training/exams/exam-marking'
import { enrollment, listOwnEnrollments } from '@portal/contract/training/sub-activities/enrollments'
import type * as z from 'zod/mini'

/** How the record that clients read differs from the row of its table. */
export interface Exception {
  /** By default the records of the endpoints `/<table>` and `/<table>/:id`. */
  readonly records?: readonly z.ZodMiniObject[]
  /** Fields made from columns of another name, or with other values. */
  readonly from?: Readonly<Record<string, readonly string[]>>
  /** Fields made from other tables, the reader, or the clock. */
  readonly computed?: readonly string[]
  /** Columns that no client reads. */
  readonly internal?: readonly string[]
  /** Values that the database still allows, but no row has. */
  readonly former?: Readonly<Record<string, readonly string[]>>
}

const { total_minor, spent_minor, committed_minor, ...lineSums } = lineTotals.shape
const { explanation, ...newTotalFigures } = newTotalReason.shape

/** By table. Columns are as in the database. */
export const exceptions: Readonly<Record<string, Exception>> = {
  activities: { computed: ['is_delayed', 'team', 'events', 'used_period', 'expenses_minor', 'sees_project'] },
  activity_events: { records: [activityRecord.shape.events.def.element], internal: ['activity_id'] },
  activity_updates: { records: [activityUpdate], computed: ['is_corrected'], internal: ['activity_id'] },
  budget_categories: { computed: Object.keys(lineTotals.shape), internal: ['project_id'] },
  budget_items: { records: [budgetItem], computed: Object.keys(lineSums), internal: ['project_id'] },
  certificates: {
    from: { course: ['course_en', 'course_ar'] },
    internal: ['user_id', 'issued_by', 'reason', 'revoked_by', 'revoke_reason'],
  },
  comments: {
    from: { is_deleted: ['deleted_at'] },
    computed: ['mentions'],
    internal: ['project_id', 'activity_id', 'sub_activity_id', 'request_id'],
  },
  commitments: { computed: ['name', 'category', 'currency'], internal: ['project_id', 'request_item_id'] },
  complaint_additions: {
    records: [complaintRecord.shape.additions.def.element],
    computed: ['attachments'],
    internal: ['complaint_id', 'shuffled'],
  },
  complaint_attachments: {
    records: [complaintRecord.shape.attachments.def.element],
    from: { size: ['content'] },
    computed: ['url'],
    internal: ['complaint_id', 'addition_id', 'added_on', 'shuffled'],
  },
  complaint_events: { records: [complaintRecord.shape.events.def.element], internal: ['complaint_id'] },
  complaints: { computed: ['events', 'attachments', 'additions'], internal: ['shuffled', 'receipt_hash'] },
  delegations: { from: { state: ['from', 'to', 'ended_early'] } },
  donors: { computed: ['projects'] },
  emails: {
    from: { to: ['recipient'], next_try_at: ['next_try_at', 'state'], reason: ['last_error'] },
    computed: ['has_preview', 'attempts'],
    internal: ['html', 'mailing_id', 'user_id', 'expires_at', 'code_purpose', 'notice_kind', 'about'],
  },
  enrollments: {
    records: [enrollment, listOwnEnrollments.output.shape.data.def.element],
    from: { person: ['user_id'], leaving: ['leave_asked_at', 'leave_reason'] },
    computed: ['position', 'events', 'training'],
  },
  evaluation_forms: { from: { in_use: ['used_since'] }, computed: ['questions'] },
  exam_answers: {
    records: [textAnswer],
    computed: ['prompt', 'model_answer', 'points_possible', 'trainee'],
    internal: ['attempt_id', 'lease', 'seq', 'marked_by', 'marked_at'],
  },
  exam_attempts: {
    records: [attemptStatus, attemptResult],
    from: { trainee: ['user_id'] },
    computed: ['state', 'server_time', 'slug', 'title', 'points', 'points_possible', 'unmarked', 'late', 'percent'],
    internal: ['exam_id', 'limit_minutes', 'seed', 'late_reason', 'late_decided_by', 'late_decided_at', 'late_before'],
  },
  exam_questions: { computed: ['question'], internal: ['exam_id', 'removed_at'] },
  exams: { computed: ['opens', 'closes', 'question_count', 'points', 'attempt_count'] },
  expenses: {
    from: { request_line: ['request_item_id'], original: ['original_currency', 'original_minor', 'original_rate'] },
    computed: ['category', 'currency', 'usd_minor'],
    internal: ['project_id'],
  },
  file_versions: {
    records: [fileVersion],
    from: { uploader: ['uploaded_by'] },
    computed: ['preview', 'url'],
    internal: ['file_id', 'content_id', 'scan_tried_at'],
  },
  files: {
    from: {
      of: ['project_id', 'activity_id', 'sub_activity_id', 'expense_id', 'request_id'],
      uploader: ['uploaded_by'],
    },
    computed: ['newest', 'history'],
    internal: ['size', 'deleted_expense_id', 'deleted_at'],
  },
  imports: { internal: ['project_id', 'user_id', 'sha256', 'rows', 'about'] },
  indicator_values: { records: [readIndicator.output.shape.data.shape.values.def.element], internal: ['indicator_id'] },
  indicators: { computed: ['values'] },
  list_views: { internal: ['user_id', 'list'] },
  mailings: { computed: ['total', 'counts'], internal: ['sent_by', 'sub_activity_id'] },
  notice_people: { records: [noticeSettings], internal: ['user_id', 'last', 'digested'] },
  notices: { computed: ['opens'], internal: ['user_id'] },
  passkeys: { records: [passkey], internal: ['user_id', 'credential_id', 'public_key', 'counter', 'transports'] },
  profiles: { records: [privilegeProfile], computed: ['privileges', 'people'] },
  projects: { computed: ['phase', 'used_period', 'lines_minor', 'team'], internal: ['overrun_minor', 'closed_months'] },
  request_events: { records: [requestEvent], internal: ['request_id'], former: { kind: ['comment'] } },
  request_items: {
    records: [requestRecord.shape.items.def.element],
    computed: [...Object.keys(invoicedFigures), 'total_usd_minor', 'received'],
    internal: ['request_id', 'due_minor'],
  },
  request_new_totals: {
    records: [newTotal],
    from: {
      line: ['request_item_id'],
      invoice: ['date', 'description', 'reference'],
      decision: ['decision', 'decided_by', 'decided_at', 'decision_reason'],
      explanation: ['reason'],
      amount_minor: ['amount_minor'],
    },
    computed: ['former_total_minor', ...Object.keys(newTotalFigures).filter(name => name !== 'amount_minor')],
    internal: ['request_id', 'barred', 'activity_id'],
  },
  request_receipts: { records: [receipt], computed: ['items'], internal: ['id', 'request_id'] },
  request_revisions: { records: [requestRecord.shape.revisions.def.element], internal: ['request_id', 'has_steps'] },
  requests: {
    records: [requestRecord],
    computed: [
      ...['waiting_days', 'missing_office', 'to_sign', 'own_signatures', 'latest', 'items', 'tier', 'signatures'],
      ...['next_signers', 'revisions', 'events', 'receipts', 'new_total', 'commitments', 'split_with', 'split_hidden'],
    ],
    internal: ['content_hash', 'per_usd', 'reminded_at', 'cancel_asked_by', 'cancel_asked_as'],
  },
  sessions: { records: [openSession], computed: ['is_current'], internal: ['token_hash', 'user_id', 'confirmed_at'] },
  signatures: {
    records: [signature],
    // Steps and revisions are links too. They have no role, and no client reads them.
    from: { role: ['role'], decision: ['decision'] },
    internal: [
      ...['request_id', 'usd_rate', 'per_usd', 'total_usd_minor', 'state', 'next_role', 'by_name', 'for_name'],
      ...['previous_hash', 'hash'],
    ],
  },
  sub_activities: { computed: ['project', 'trainees', 'team', 'sees_activity'] },
  trainers: {
    from: { id: ['user_id'] },
    computed: ['full_name_en', 'full_name_ar', 'type', 'email', 'active', 'courses', 'score', 'responses'],
  },
  training_sessions: {
    from: { start: ['start_time'], end: ['end_time'] },
    computed: ['has_begun', 'is_over', 'is_markable', 'counts'],
  },
  uploads: {
    computed: ['received'],
    internal: [
      ...['user_id', 'description', 'of_kind', 'of_id', 'replaces', 'file_id', 'touched_at'],
      ...['lock_owner', 'locked_until', 'lock_wanted'],
    ],
  },
  user_imports: { internal: ['user_id', 'bytes', 'rows', 'about'] },
  users: {
    records: [userRecord, ownAccount],
    from: {
      full_name_en: ['first_name_en', 'last_name_en'],
      full_name_ar: ['first_name_ar', 'last_name_ar'],
      state: ['active'],
      verification: ['email_verified_at'],
      email_verified: ['email_verified_at'],
      has_password: ['password_hash'],
      is_email_mailed: ['email_mailed_at'],
    },
    computed: [
      ...['code_mail', 'has_second_factor', 'profiles', 'open_sessions', 'last_seen_at'],
      ...['email_change', 'invitation_copied'],
    ],
    internal: ['has_logged_in', 'preferences', 'terms_accepted_at', 'updated_at'],
  },
}
