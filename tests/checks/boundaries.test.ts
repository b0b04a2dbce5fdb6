import { describe, expect, test } from 'vitest'
import { findings } from './findings.ts'

const SCREENS = 'packages/host-app/src/partners'
const from = (specifier: string) => `import { x } from '${specifier}'\n`
const lazily = (specifier: string) => `export const load = () => import('${specifier}')\n`

describe('package boundaries', () => {
  test('a relative path into another package is named, with its line and the entry to use', async () => {
    const found = await findings('boundaries', {
      'packages/widgets/src/complaint/ComplaintForm.tsx': `\n${from('../../../ui/src/Button/Button.tsx')}`,
    })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('packages/widgets/src/complaint/ComplaintForm.tsx:2')
    expect(found[0]).toContain('@portal/ui/...')
  })

  test('stories and tests come in by public entries, re-exports and import() included', async () => {
    const found = await findings('boundaries', {
      'stories/ui/Button.stories.tsx': from('../../packages/ui/src/Button/Button.tsx'),
      'tests/ui/reexport.test.ts': "export { x } from '../../packages/contract/src/core/fields/money.ts'\n",
      'tests/ui/lazy.test.ts': lazily('../../packages/widgets/src/complaint/ComplaintForm.tsx'),
    })
    expect(found).toHaveLength(3)
  })

  test('the apps have no public entry, so their tests may read them by path', async () => {
    const found = await findings('boundaries', {
      'tests/server/rules.test.ts': from('../../packages/server/src/complaints/rules.ts'),
      'stories/ui/Button.stories.tsx': from('@portal/ui/Button'),
    })
    expect(found).toEqual([])
  })

  test('no screen imports another screen, and a part beside it is no screen', async () => {
    const files = {
      'packages/host-app/src/routes.tsx': lazily('./screens/donors/Donors.tsx') + lazily('./screens/donors/Donor.tsx'),
      [`${SCREENS}/donors/Donors.tsx`]: from('./DonorForm.tsx'),
    }
    expect(await findings('boundaries', files)).toEqual([])
    const found = await findings('boundaries', { ...files, [`${SCREENS}/donors/Donors.tsx`]: from('./Donor.tsx') })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('imports another screen')
  })

  test('the layers of the budget table point one way, types included', async () => {
    const table = 'packages/widgets/src/budget-table'
    const found = await findings('boundaries', {
      [`${table}/store/lines.ts`]: from('../sync/send.ts').replace('import', 'import type'),
      [`${table}/phone/PhoneRow.tsx`]: from('../grid/Row.tsx') + from('../editing/cursor.ts'),
      [`${table}/editing/cursor.ts`]: from('./focus.ts') + lazily('../store/lines.ts'),
      [`${table}/BudgetTable.tsx`]: from('./grid/Row.tsx'),
    })
    expect(found.map(line => line.split(' ')[0])).toEqual([
      `${table}/store/lines.ts:1`,
      `${table}/phone/PhoneRow.tsx:1`,
    ])
    expect(found[0]).toContain('makes store of the budget table know sync')
  })

  test('blocks know no screen, the platform knows no area, and the product knows no test', async () => {
    const found = await findings('boundaries', {
      'packages/host-app/src/blocks/ResourceScreen.tsx': from('../screens/donors/columns.tsx'),
      'packages/server/src/platform/http/app.ts': from('../../complaints/routes.ts'),
      'packages/ui/src/Button/Button.tsx': from('../../../../tests/ui/render.tsx'),
    })
    expect(found.map(line => line.split(':')[0])).toEqual([
      'packages/host-app/src/blocks/ResourceScreen.tsx',
      'packages/server/src/platform/http/app.ts',
      'packages/ui/src/Button/Button.tsx',
    ])
  })

  test('folders of a package form no circle, by types neither, and the shortest is shown import by import', async () => {
    const server = 'packages/server/src'
    const files = {
      [`${server}/donors/store.ts`]: from('../platform/database/index.ts'),
      [`${server}/projects/store.ts`]: from('../donors/store.ts') + from('./schema.ts'),
      [`${server}/budgets/routes.ts`]: from('../projects/store.ts') + from('../donors/store.ts'),
      [`${server}/areas.ts`]: from('./budgets/routes.ts'),
    }
    expect(await findings('boundaries', files)).toEqual([])
    const closed = { ...files, [`${server}/donors/present.ts`]: "import type { x } from '../budgets/present.ts'\n" }
    const found = await findings('boundaries', closed)
    expect(found.map(line => line.split(' ')[0])).toEqual([
      `${server}/donors/present.ts:1`,
      `${server}/budgets/routes.ts:2`,
    ])
    expect(found[0]).toContain('circle of folders: donors -> budgets -> donors.')
  })

  test('parts of the host app form no circle; a folder inside another belongs to it', async () => {
    const app = 'packages/host-app/src'
    const found = await findings('boundaries', {
      [`${app}/parts/attendance/MarkRow.tsx`]: from('../training_sessions/texts.ts'),
      [`${app}/parts/training_sessions/Sessions.tsx`]: from('../attendance/MarkRow.tsx'),
      [`${app}/layouts/UserLayout.tsx`]: from('./palette/Palette.tsx'),
      [`${app}/layouts/palette/Palette.tsx`]: from('../language-choices.ts'),
    })
    expect(found).toHaveLength(2)
    expect(found[0]).toContain('parts/attendance -> parts/training_sessions -> parts/attendance.')
  })
})
