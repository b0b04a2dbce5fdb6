import { isUserArea } from '@portal/contract/core/rights/needs'
import type { CurrentUser } from '@portal/contract/people/access/access'
import { type FoundRecord, type RecordKind, recordKinds, searchRecords } from '@portal/contract/workspace/search'
import type { CommandGroup } from '@portal/ui/CommandPalette'
import type { IconName } from '@portal/ui/Icon'
import { useTextSource } from '@portal/ui/texts'
import { useState } from 'react'
import { useRead } from '../../../blocks/api/use-read.ts'
import { useDebounced } from '../../../blocks/form/use-debounced.ts'
import { usePaletteTexts } from '../../../core/texts/texts.ts'
import { readRecentRecords } from './recent.ts'

const LEAST = 2

const icons: Readonly<Record<RecordKind, IconName>> = {
  ...{ trainings: 'training', taught_trainings: 'instructor', projects: 'project', activities: 'activity' },
  ...{ sub_activities: 'training', donors: 'donor', courses: 'course', purchase_requests: 'cart' },
  ...{ employment_requests: 'briefcase', users: 'user', files: 'file', complaints: 'message' },
  ...{ trainers: 'trainer', evaluation_forms: 'form', delegations: 'delegation' },
}

const hrefOf = ({ kind, id, detail }: FoundRecord, area: 'staff' | 'sup'): string =>
  ({
    trainings: `/${area}/trainings/${id}`,
    taught_trainings: `/${area}/trainings/instructor/${id}`,
    projects: `/staff/project/${id}`,
    activities: `/staff/activity/${id}`,
    sub_activities: `/staff/sub_activity/${id}`,
    donors: `/staff/donors?open=${id}`,
    courses: `/staff/courses?open=${id}`,
    purchase_requests: `/staff/purchase_requests/${id}`,
    employment_requests: `/staff/employment_requests/${id}`,
    users: `/staff/users?open=${id}`,
    trainers: `/staff/trainers?open=${id}`,
    evaluation_forms: `/staff/evaluations/${detail}`,
    delegations: `/staff/delegations?open=${id}`,
    files: `/staff/files?open=${id}`,
    complaints: `/staff/complaints?open=${id}`,
  })[kind]

/** Records that the server finds, by kind. Recently opened ones come first. */
export const useRecords = (user: CurrentUser) => {
  const t = usePaletteTexts()
  const { language } = useTextSource()
  const [words, setWords] = useState('')
  const [typed, find] = useDebounced(words, setWords)
  const search = words.trim()
  const { data, error, isLoading } = useRead(searchRecords, search.length >= LEAST ? { search } : null)
  const recent = readRecentRecords(user.id)
  const age = ({ id }: FoundRecord) => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  const found = (data?.data ?? []).toSorted((a, b) => age(a) - age(b))
  // Kinds are ordered by their most recently opened record.
  const first = (kind: RecordKind) => found.findIndex(record => record.kind === kind)
  const kinds = recordKinds
    .filter(kind => first(kind) >= 0)
    .toSorted((a, b) => {
      const [one, other] = [found[first(a)], found[first(b)]]
      return one && other ? age(one) - age(other) : 0
    })
  const groups: readonly CommandGroup[] = kinds.map(kind => ({
    id: kind,
    label: t(`kinds.${kind}`),
    commands: found
      .filter(record => record.kind === kind)
      .map(record => {
        const title = language === 'ar' ? record.title_ar : record.title_en
        return {
          id: `${kind} ${record.id}`,
          label: [title, kind === 'evaluation_forms' ? '' : record.detail].filter(Boolean).join(' · '),
          icon: icons[kind],
          href: hrefOf(record, isUserArea(user) ? 'sup' : 'staff'),
        }
      }),
  }))
  const isPending = typed !== words && typed.trim().length >= LEAST
  return {
    groups,
    find,
    isSearching: isLoading || isPending,
    hasFailed: error !== undefined && !isLoading && !isPending,
  }
}
