import { userEvent as user, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Users from '../../../packages/host-app/src/people/users/Users.tsx'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { seen } from '../../support/seen.ts'
import { boxIn, choose, fakeFile } from '../../ui/fake-upload.ts'
import { answerUserImport } from './user-import-records.ts'
import { answerUsers } from './user-records.ts'

const Screen = screenOf(Users, 'Users')

const meta = preview.meta({
  title: 'people/UserImport',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Creates accounts from a file of people. A preview shows what would happen before anything changes.',
      dos: ['Show a result for every row.', 'Allow the same file to be imported again. It adds nobody twice.'],
      donts: ['Don’t invite anyone before the preview.'],
    }),
  },
})

const start = on(
  api => {
    answerUsers(api)
    answerUserImport(api)
  },
  { query: { act: 'import' } },
)

const dialogOf = () => within(document.body).findByRole('dialog')

const toPreview = async () => {
  const element = await dialogOf()
  choose(boxIn(element), fakeFile('people.csv', 120))
  const dialog = within(element)
  await user.click(await dialog.findByRole('button', { name: /Select a type|اختيار النوع/ }))
  await user.click(await within(document.body).findByRole('option', { name: /^(Trainee|متدرب)$/ }))
  const look = await dialog.findByRole('button', { name: /^(Preview import|معاينة الاستيراد)$/ })
  await user.click(look)
  await seen(() => dialog.getByText('ziad@example.org'))
  return dialog
}

export const File = meta.story({
  beforeEach: start,
  play: async () => {
    const element = await dialogOf()
    await seen(() => element)
  },
})

export const Preview = meta.story({
  beforeEach: start,
  play: async () => {
    await toPreview()
  },
  tags: ['visual'],
})

/** Lists skipped rows with reasons. Invitations are pending, because there is no mail server. */
export const Done = meta.story({
  beforeEach: start,
  play: async () => {
    const dialog = await toPreview()
    await user.click(dialog.getByRole('button', { name: /^(Add 2 people|إضافة شخصين)$/ }))
    const outcome = within(await dialog.findByRole('status'))
    await seen(() => outcome.getByText(/(no mail server is set|خادم البريد غير محدد)/))
  },
})
