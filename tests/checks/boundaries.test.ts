import { describe, expect, test } from 'vitest'
import { findings } from './findings.ts'

const APP = 'packages/host-app/src'
const from = (specifier: string) => `import { x } from '${specifier}'\n`
const lazily = (specifier: string) => `export const load = () => import('${specifier}')\n`

describe('the check of package boundaries', () => {
  test('reports a relative import of another package, with its line and the public entry to use', async () => {
    const found = await findings('boundaries', {
      'packages/widgets/src/complaint/ComplaintForm.tsx': `\n${from('../../../ui/src/Button/Button.tsx')}`,
    })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('packages/widgets/src/complaint/ComplaintForm.tsx:2')
    expect(found[0]).toContain('@portal/ui/...')
  })

  test('reports stories and tests that bypass public entries, by re-export and import() too', async () => {
    const found = await findings('boundaries', {
      'stories/ui/Button.stories.tsx': from('../../packages/ui/src/Button/Button.tsx'),
      'tests/ui/reexport.test.ts': "export { x } from '../../packages/contract/src/core/fields/money.ts'\n",
      'tests/ui/lazy.test.ts': lazily('../../packages/widgets/src/complaint/ComplaintForm.tsx'),
    })
    expect(found).toHaveLength(3)
  })

  test('lets tests import server files by path, because the apps have no public entry', async () => {
    const found = await findings('boundaries', {
      'tests/server/rules.test.ts': from('../../packages/server/src/complaints/rules.ts'),
      'stories/ui/Button.stories.tsx': from('@portal/ui/Button'),
    })
    expect(found).toEqual([])
  })

  test('lets only the route table import a screen, while any file may import its parts', async () => {
    const donors = `${APP}/programmes/donors`
    const files = {
      [`${APP}/app/screens.ts`]:
        lazily('../programmes/donors/Donors.tsx') + lazily('../programmes/donors/Donor.tsx') + from('../core/texts.ts'),
      [`${donors}/Donors.tsx`]: from('./DonorForm.tsx') + from('../../core/texts.ts'),
    }
    expect(await findings('boundaries', files)).toEqual([])
    for (const path of [`${donors}/Donors.tsx`, `${donors}/DonorForm.tsx`]) {
      const found = await findings('boundaries', { ...files, [path]: from('./Donor.tsx') })
      expect(found).toHaveLength(1)
      expect(found[0]).toContain('imports a screen')
    }
  })

  test('reports imports against the layers of the budget table, types included', async () => {
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

  test('reports product code that imports tests', async () => {
    const found = await findings('boundaries', {
      'packages/ui/src/Button/Button.tsx': from('../../../../tests/ui/render.tsx'),
    })
    expect(found.map(line => line.split(':')[0])).toEqual(['packages/ui/src/Button/Button.tsx'])
  })
})
