import type { WaitingKind } from '@portal/contract/workspace/waiting'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { PageName } from '../../core/routing/routes.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useWaiting } from '../../workspace/waiting/use-waiting.ts'

const kindsOf: Partial<Readonly<Record<PageName, readonly WaitingKind[]>>> = {
  Complaints: ['complaints'],
  CoordinatorActivities: ['updates'],
  CoordinatorSubActivities: ['enrollments', 'attendance', 'answers'],
  Projects: ['explanations'],
  Signatures: ['signatures'],
  StaffInstructorDashboard: ['taught_attendance', 'taught_answers'],
  Users: ['deletions'],
}

/** Pending tasks behind a drawer link. Revalidated on each navigation and action. */
export const useWaitingCounts = () => {
  const t = useShellTexts()
  const { data, mutate } = useWaiting()
  const [path] = useLocation()
  const last = useRef(path)
  useEffect(() => {
    if (last.current !== path) void mutate()
    last.current = path
  }, [path, mutate])
  return (name: PageName) => {
    const counts = data?.data.filter(({ kind }) => kindsOf[name]?.includes(kind)) ?? []
    if (counts.length === 0) return undefined
    const sum = counts.reduce((all, { count }) => all + count, 0)
    const figure = counts.every(({ is_exact }) => is_exact) ? String(sum) : `${sum}+`
    return { figure, words: t('waiting', { count: sum, figure }) }
  }
}
