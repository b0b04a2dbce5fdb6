import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Project from '../../packages/host-app/src/programmes/projects/Project.tsx'
import { answerProjects, water } from '../programmes/project-records.ts'
import type { FakeApi } from '../support/fake-api.ts'
import { fileAbout, hiddenAbout } from '../support/file-about.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { seen } from '../support/seen.ts'
import { boxIn, choose, fakeFile } from '../ui/fake-upload.ts'
import { foreignRows, shiftedRows } from './import-odd-records.ts'
import { answerImports, duplicateRows, goodRows, linkedRows, rowsBefore, unclearRows } from './import-records.ts'

const Screen = screenOf(Project, 'Project', { id: water.id })

const meta = preview.meta({
  title: 'money/ProjectImports',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Imports expenses from a file into a budget. A preview shows what would happen before anything changes.',
      dos: ['List every row with an error.', 'Skip possible duplicates unless the person includes them.'],
      donts: ['Don’t import anything while any row has an error.'],
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

/** Uploads the import file and moves on to the preview. */
const lookAtFile = async () => {
  const element = await within(document.body).findByRole('dialog')
  const dialog = within(element)
  choose(boxIn(element), fakeFile('august.csv', 120))
  const look = await dialog.findByRole('button', { name: /^(Preview import|معاينة الاستيراد)$/ })
  look.focus()
  await user.keyboard('{Enter}')
  return dialog
}

/** Focus moves to the new step, because the focused element of the previous one is unmounted. */
const stepHasFocus = (dialog: ReturnType<typeof within>) =>
  waitFor(() => {
    const steps = dialog.getByRole('list', { name: /^(Steps of|خطوات)/ })
    return expect(document.activeElement).toContainElement(steps)
  })

/** Lists rows with errors. Nothing is imported while there are any. */
export const BadRows = meta.story({
  beforeEach: importing(api => answerImports(api)),
  tags: ['visual'],
  play: async () => {
    const dialog = await lookAtFile()
    await seen(() => dialog.getByText(/Fuel/))
    await stepHasFocus(dialog)
    await expect(dialog.getByRole('button', { name: /^(Import 2 rows|استيراد صفين)$/ })).toBeDisabled()
  },
})

/** For a file that was imported before, shows when and by whom. */
export const Again = meta.story({
  beforeEach: importing(api => answerImports(api, rowsBefore)),
  tags: ['visual'],
  play: async () => {
    const dialog = await lookAtFile()
    await seen(() => dialog.getByText(/02-Sep-2026.* by .*Maha Darwish|02-أيلول-2026.* من قِبل .*مها درويش/))
    await expect(dialog.getByRole('button', { name: /^(Import 0 rows|لا صفوف للاستيراد)$/ })).toBeDisabled()
  },
})

/** Skips rows of a corrected file that may be duplicates, unless the user includes them. */
export const PossibleDuplicates = meta.story({
  beforeEach: importing(api => answerImports(api, duplicateRows)),
  tags: ['visual'],
  play: async () => {
    const dialog = await lookAtFile()
    await seen(() => dialog.getByText(/Fuel/))
    await stepHasFocus(dialog)
    await expect(dialog.getByRole('button', { name: /^(Import 2 rows|استيراد صفين)$/ })).toBeEnabled()
  },
})

/** The meaning of a comma in the figures is ambiguous. Asks the user and shows what each answer would read. */
export const UnclearFigures = meta.story({
  beforeEach: importing(api => answerImports(api, unclearRows)),
  play: async () => {
    const dialog = await lookAtFile()
    await user.click(await dialog.findByRole('radio', { name: /1,500.*1\.5/ }))
  },
})

/** Amounts in another currency appear with it. Their rows are rejected unless the user has them converted. */
export const ForeignCurrency = meta.story({
  beforeEach: importing(api => answerImports(api, foreignRows)),
  tags: ['visual', 'behaviour'],
  play: async () => {
    const dialog = await lookAtFile()
    await seen(() => dialog.getByText('4,800.00 TRY'))
    await expect(dialog.getByRole('button', { name: /^(Import 1 row|استيراد صف واحد)$/ })).toBeDisabled()
    await user.click(dialog.getByRole('radio', { name: /Convert each amount|تحويل كل مبلغ/ }))
    await seen(() => dialog.getByText(/4,800\.00 TRY.*0\.02083333/))
    await expect(dialog.getByRole('button', { name: /^(Import 3 rows|استيراد 3 صفوف)$/ })).toBeEnabled()
  },
})

/**
 * Requests await invoices for a line in the file. All of its rows can be linked to one request, or each row separately.
 */
export const LinkingRequests = meta.story({
  beforeEach: importing(api => answerImports(api, linkedRows)),
  tags: ['visual', 'behaviour'],
  play: async () => {
    const dialog = await lookAtFile()
    await seen(() => dialog.getByRole('switch', { name: /1\.2.*PR-2025-0017.*Handbook/ }))
    await expect(dialog.getByText(/^(€420\.00 open|المفتوح).*441\.00/)).toBeVisible()
    // The column shows the selection; the name of each choice is for screen readers.
    const [choice] = dialog.getAllByRole('button', { name: /(Request of row 2|طلب الصف 2)/ })
    await expect(choice).toHaveTextContent('PR-2025-0017')
  },
})

/** Lists hidden rows and skips them unless the user includes them. Hidden columns and sheets are listed too. */
export const HiddenParts = meta.story({
  beforeEach: importing(api => answerImports(api, goodRows, hiddenAbout)),
  tags: ['visual', 'behaviour'],
  play: async () => {
    const dialog = await lookAtFile()
    await seen(() => dialog.getByText(/^(2 hidden rows|صفان مخفيان)$/))
    await expect(dialog.getByRole('switch', { name: /Leave out what is hidden|ترك ما هو مخفي/ })).toBeChecked()
    await expect(dialog.getByText(/1 hidden sheet.*ملاحظات|ورقة مخفية.*ملاحظات/)).toBeInTheDocument()
  },
})

/** A row with more cells than columns is invalid as a whole, because none of its cells can be trusted. */
export const ShiftedRow = meta.story({
  beforeEach: importing(api => answerImports(api, shiftedRows)),
  tags: ['behaviour'],
  play: async () => {
    const dialog = await lookAtFile()
    await seen(() => dialog.getByText(/^(This row has more cells|في هذا الصف خلايا أكثر)/))
    await expect(dialog.getByRole('button', { name: /^(Import 1 row|استيراد صف واحد)$/ })).toBeDisabled()
  },
})

/** Shows the detected encoding. Choosing another one reads the file again. */
export const OtherEncoding = meta.story({
  beforeEach: importing(api => answerImports(api, goodRows, { ...fileAbout, encoding: 'windows-1252' })),
  tags: ['behaviour'],
  play: async () => {
    const dialog = await lookAtFile()
    await user.click(await dialog.findByRole('button', { name: /Windows-1252/ }))
    await user.click(await within(document.body).findByRole('option', { name: /Windows-1254/ }))
    await seen(() => dialog.getByRole('button', { name: /Windows-1254/ }))
  },
})
