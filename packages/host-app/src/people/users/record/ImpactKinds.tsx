import { DescriptionList } from '@portal/ui/DescriptionList'
import { useUserTexts } from '../../../core/texts/people.ts'
import type users from '../../../locales/en/people/users.json'

type Kind = keyof typeof users.kinds

const kinds: readonly Kind[] = [
  ...(['complaints', 'complaint_events', 'activity_updates', 'activity_events', 'expenses'] as const),
  ...(['exchange_rates', 'month_explanations', 'audit', 'sessions', 'user_privileges', 'user_profiles'] as const),
  ...(['authenticator_apps', 'passkeys', 'list_views', 'notices', 'uploads'] as const),
  ...(['project_users', 'activity_users', 'sub_activity_users', 'trainers', 'files', 'file_versions'] as const),
  ...(['sub_activity_instructors', 'sub_activity_trainees', 'enrollments', 'attendance', 'exam_attempts'] as const),
  ...(['exam_answers', 'evaluation_senders', 'delegations', 'comments', 'requests'] as const),
  ...(['request_revisions', 'signatures', 'deleted_expenses', 'removed_references'] as const),
]

/** Counts the records that name a person, by kind. Sums up kinds without a text of their own. */
export const ImpactKinds = ({ kinds: given }: { kinds: readonly { kind: string; count: number }[] }) => {
  const t = useUserTexts()
  const sums = new Map<Kind, number>()
  for (const { kind, count } of given) {
    const known = kinds.find(one => one === kind) ?? 'other'
    sums.set(known, (sums.get(known) ?? 0) + count)
  }
  const facts = [...sums].map(([kind, count]) => ({ label: t(`kinds.${kind}`), value: count }))
  return facts.length > 0 ? <DescriptionList facts={facts} /> : null
}
