import {
  applyUserImport,
  beginUserImport,
  dropUserImport,
  previewUserImport,
  readUserImportColumns,
  sendUserImportPart,
  type UserImport,
  type UserImportRow,
} from '@portal/contract/people/users/user-imports'
import type { FakeApi } from '../../support/fake-api.ts'
import { idOf } from '../../support/fake-rows.ts'
import { fileAbout } from '../../support/file-about.ts'

const columns = [
  { title: 'Email', samples: ['lina@example.org'], field: 'email', is_hidden: false },
  { title: 'First name', samples: ['Lina'], field: 'first_name_en', is_hidden: false },
  { title: 'Last name', samples: ['Saad'], field: 'last_name_en', is_hidden: false },
  { title: 'الاسم', samples: ['لينا'], field: 'first_name_ar', is_hidden: false },
  { title: 'الكنية', samples: ['سعد'], field: 'last_name_ar', is_hidden: false },
  { title: 'Birth date', samples: ['1994-05-06'], field: 'birth_date', is_hidden: false },
  { title: 'Account type', samples: ['instructor'], field: 'type', is_hidden: false },
] as const

const rowOf = (line: number, names: string, change: Partial<UserImportRow> = {}): UserImportRow => {
  const [first_name_en = '', last_name_en = '', first_name_ar = '', last_name_ar = ''] = names.split(' ')
  return {
    ...{ line, email: `${first_name_en.toLowerCase()}@example.org`, problems: [], state: 'new' },
    values: { first_name_en, last_name_en, first_name_ar, last_name_ar, birth_date: '1994-05-06' },
    ...change,
  }
}

/** Two new people, one with an existing account, and one row with a problem. */
const importRows: readonly UserImportRow[] = [
  rowOf(2, 'Lina Saad لينا سعد', { values: { first_name_en: 'Lina', type: 'instructor' } }),
  rowOf(3, 'Rana Haddad رنا حداد', { state: 'same' }),
  rowOf(4, 'Ziad Nasser زياد ناصر', { state: 'bad', problems: [{ field: 'birth_date', code: 'age_min' }] }),
  rowOf(5, 'Nour Hamdan نور حمدان'),
]

/** Fakes all requests of a people import according to the contract. Any uploaded file yields these rows. */
export const answerUserImport = (api: FakeApi): void => {
  let file: UserImport = { id: idOf(651), name: '', size: 0, received: 0 }
  const count = (state: UserImportRow['state']) => importRows.filter(row => row.state === state).length
  api.on(beginUserImport, ({ name, size }) => {
    file = { ...file, name, size }
    return { data: file }
  })
  api.on(sendUserImportPart, () => {
    file = { ...file, received: file.size }
    return { data: file }
  })
  api.on(readUserImportColumns, () => ({
    data: {
      rows: importRows.length,
      columns: columns.map(column => ({ ...column, samples: [...column.samples] })),
      about: fileAbout,
    },
  }))
  api.on(previewUserImport, ({ shows = 'all' }) => ({
    data: {
      rows: importRows.filter(({ state }) => shows === 'all' || state === 'bad'),
      next_cursor: null,
      counts: { new: count('new'), same: count('same'), bad: count('bad') },
    },
  }))
  // Applies in two batches, like a long file.
  api.on(applyUserImport, ({ cursor = 0 }) => {
    const batch = importRows.filter(({ line }) => (cursor === 0 ? line <= 3 : line > 3))
    const results = batch.map(({ line, email, problems, state }) => ({
      ...{ line, email, problems },
      ...(state === 'new'
        ? { state: 'added' as const, user_id: idOf(line), invitation: 'kept' as const }
        : { state, user_id: null }),
    }))
    return { data: { results, next_cursor: cursor === 0 ? 3 : null } }
  })
  api.on(dropUserImport, () => ({ data: { done: true as const } }))
}
