import { readInstallation } from '@portal/contract/workspace/installation'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import arImports from '../../../../packages/host-app/src/locales/ar/money/imports.json'
import ar from '../../../../packages/host-app/src/locales/ar/people/users.json'
import enImports from '../../../../packages/host-app/src/locales/en/money/imports.json'
import en from '../../../../packages/host-app/src/locales/en/people/users.json'
import { answerUserImport } from '../../../../stories/people/users/user-import-records.ts'
import { users } from '../../../../stories/people/users/user-records.ts'
import { boxIn, choose } from '../../../../stories/ui/fake-upload.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { drawer, inDrawer, show } from './screen.tsx'

useFreshApi(() =>
  api.on(readInstallation, () => ({ data: { demo: false, sends_mail: false, time_zone: 'UTC', seal_keys: [] } })),
)

const [first] = users
const invited = { has_password: false, verification: 'pending', state: 'active', code_mail: 'kept' } as const

test.each([
  ['en', en, enImports, 'Add 2 people', '2 people were added. Invitations wait: no mail server is set.'],
  ['ar', ar, arImports, 'إضافة شخصين', 'أُضيف شخصان. تنتظر دعوتاهما لأن خادم البريد غير محدد.'],
] as const)(
  'without a mail server, an import in %s says before and after that invitations wait',
  async (language, t, imports, action, done) => {
    answerUserImport(api)
    show('act=import', first ? [{ ...first, ...invited }] : [], language)
    await expect.element(drawer.getByText(imports.file_label)).toBeVisible()
    const element = drawer.element()
    if (element instanceof HTMLElement) choose(boxIn(element), new File(['Email\nlina@example.org'], 'people.csv'))
    await drawer.getByRole('button', { name: new RegExp(t.select_type) }).click()
    await page.getByRole('option').first().click()
    await inDrawer(imports.look).click()
    await expect.element(drawer.getByText(t.kept_invitations)).toBeVisible()
    await inDrawer(action).click()
    await expect.element(drawer.getByText(done)).toBeVisible()
    await expect.element(drawer.getByText(t.kept_help)).toBeVisible()
    expect(drawer.getByText(t.imported_other.replace(/.*}} ?/, ''), { exact: false }).query()).toBeNull()
    await drawer.getByRole('link', { name: t.show_newest }).click()
    await expect.element(page.getByText(t.statuses.invited_kept, { exact: true })).toBeVisible()
    expect(page.getByText(t.statuses.invited, { exact: true }).query()).toBeNull()
  },
)
