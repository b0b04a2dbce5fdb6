import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { SubActivity, subActivityRights } from '@portal/contract/training/sub-activities/sub-activities'

/**
 * A user's rights on a sub-activity that they see. Each right is the privilege of the same name, but nobody deletes a
 * training that they take, or plans its sessions. They still see the sessions, and mark other trainees.
 */
export const rightsOnSubActivity = (user: Holder, takesTraining: boolean): SubActivity['can'] => {
  const may = (command: Exclude<(typeof subActivityRights)[number], 'plan_sessions'>) =>
    can(user, ['sub_activities', command])
  return {
    edit: may('edit'),
    delete: !takesTraining && may('delete'),
    assign_users: may('assign_users'),
    assign_trainees: may('assign_trainees'),
    delete_trainees: may('delete_trainees'),
    enrollments: may('enrollments'),
    sessions: may('sessions'),
    plan_sessions: !takesTraining && may('sessions'),
    fill_questions: may('fill_questions'),
    view_results: may('view_results'),
    view_answers: may('view_answers'),
    show_evaluation: may('show_evaluation'),
    fill_evaluation: may('fill_evaluation'),
    send_emails: may('send_emails'),
    download_reports: may('download_reports'),
  }
}
