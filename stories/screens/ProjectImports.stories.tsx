import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Project from '../../packages/host-app/src/screens/projects/Project.tsx'
import { seen } from '../seen.ts'
import { boxIn, choose, fakeFile } from '../ui/fake-upload.ts'
import { answerImports, duplicateRows, rowsBefore, unclearRows } from './import-records.ts'
import { answerProjects, water } from './project-records.ts'
import type { FakeApi } from './support/fake-api.ts'
import { on } from './support/on.ts'
import { screenOf } from './support/screen-of.tsx'

const Screen = screenOf(Project, 'Project', { id: water.id })

const meta = preview.meta({
  title: 'screens/Project imports',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'A file of expenses on its way into a budget: what would happen is shown before it does.',
      dos: [
        'Every row that is wrong is named.',
        'What looks as if it is there already is left out until it is wanted.',
      ],
      donts: ['Nothing comes in while a row is wrong.'],
    }),
  },
})

const importing = (answers: (api: FakeApi) => void) =>
  on(
    api => {
      answerProjects(api)
      answers(api)
    },
    { query: { tab: 'expenses', act: 'import_expenses' } },
  )

export const File = meta.story({
  beforeEach: importing(api => answerImports(api)),
  play: async () => {
    await seen(() => within(document.body).getByRole('dialog'))
  },
})

/** Gives the file that is imported, and goes on to what it would do. */
const lookAtFile = async () => {
  const element = await within(document.body).findByRole('dialog')
  const dialog = within(element)
  choose(boxIn(element), fakeFile('august.csv', 120))
  const look = await dialog.findByRole('button', { name: /^(Preview import|معاينة الاستيراد)$/ })
  look.focus()
  await user.keyboard('{Enter}')
  return { element, dialog }
}

/** Rows that are wrong are named, and nothing comes in while there is one. */
export const BadRows = meta.story({
  beforeEach: importing(api => answerImports(api)),
  tags: ['visual'],
  play: async () => {
    const { element, dialog } = await lookAtFile()
    await seen(() => dialog.getByText(/Fuel/))
    await waitFor(() => expect(element).toHaveFocus())
    await expect(dialog.getByRole('button', { name: /^(Import 2 rows|استيراد صفين)$/ })).toBeDisabled()
  },
})

/** The same file a second time says when it came in, and by whom. */
export const Again = meta.story({
  beforeEach: importing(api => answerImports(api, rowsBefore)),
  tags: ['visual'],
  play: async () => {
    const { dialog } = await lookAtFile()
    await seen(() => dialog.getByText(/02-Sep-2026.* by .*Maha Darwish|02-أيلول-2026.* من قِبل .*مها درويش/))
    await expect(dialog.getByRole('button', { name: /^(Import 0 rows|لا صفوف للاستيراد)$/ })).toBeDisabled()
  },
})

/** Rows of a corrected file that look as if they are there already are left out, until the person wants them. */
export const PossibleDuplicates = meta.story({
  beforeEach: importing(api => answerImports(api, duplicateRows)),
  tags: ['visual'],
  play: async () => {
    const { element, dialog } = await lookAtFile()
    await seen(() => dialog.getByText(/Fuel/))
    await waitFor(() => expect(element).toHaveFocus())
    await expect(dialog.getByRole('button', { name: /^(Import 2 rows|استيراد صفين)$/ })).toBeEnabled()
  },
})

/** No row shows what a comma in the figures is: the person is asked, and sees what each answer would read. */
export const UnclearFigures = meta.story({
  beforeEach: importing(api => answerImports(api, unclearRows)),
  play: async () => {
    const { dialog } = await lookAtFile()
    await user.click(await dialog.findByRole('radio', { name: /1,500.*1\.5/ }))
  },
})
