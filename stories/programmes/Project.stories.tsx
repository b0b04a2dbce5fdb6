import { readBudget } from '@portal/contract/money/budgets/budgets'
import { readProject } from '@portal/contract/programmes/projects'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Project from '../../packages/host-app/src/programmes/projects/Project.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { seen } from '../support/seen.ts'
import { answerReports } from '../workspace/report-records.ts'
import { answerProjects, bare, nothing, projects, water } from './project-records.ts'

const Screen = screenOf(Project, 'Project', { id: water.id })

const meta = preview.meta({
  title: 'programmes/Project',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows one project with its facts. Tabs contain its activities, budget, expenses, and team.',
      dos: [
        'Keep the tab in the URL, so that a link opens the same view.',
        'Convert to dollars at the project’s own dated rate.',
      ],
      donts: ['Don’t show a tab whose content the person may not see.'],
    }),
  },
})

const at = (query: Readonly<Record<string, string>> = {}) => on(api => answerProjects(api), { query })

export const Facts = meta.story({ beforeEach: at(), tags: ['visual'] })

export const Budget = meta.story({
  beforeEach: at({ tab: 'budget' }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByRole('treegrid'))
  },
})

export const Expenses = meta.story({
  beforeEach: at({ tab: 'expenses' }),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await seen(() => canvas.getByText('Bus to Idlib'))
  },
})

/** The project's team is saved at each step, and Undo saves the previous one. */
export const Team = meta.story({
  beforeEach: at({ tab: 'team' }),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const people = await canvas.findByRole('list', { name: /^(Team|الفريق)$/ })
    const [first = people] = within(people).getAllByRole('button')
    await user.click(first)
    await waitFor(() => expect(within(people).getAllByRole('listitem')).toHaveLength(1))
    await user.click(await canvas.findByRole('button', { name: /^(Undo|تراجع)$/ }))
    await waitFor(() => expect(within(people).getAllByRole('listitem')).toHaveLength(2))
  },
})

const OfBare = screenOf(Project, 'Project', { id: bare.id })

/** A long name, and no rate, codes, or activities. */
export const Bare = meta.story({ beforeEach: at(), render: () => <OfBare /> })

export const MayOnlyView = meta.story({
  beforeEach: on(
    api =>
      answerProjects(
        api,
        projects.map(row => ({ ...row, can: nothing })),
      ),
    { may: ['projects', 'view'] },
  ),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    // Indicators, comments, changes, and team.
    await expect(await canvas.findAllByRole('tab')).toHaveLength(4)
    await expect(canvas.queryByRole('button', { name: /^(Edit|تعديل)$/ })).toBeNull()
  },
})

export const Loading = meta.story({ beforeEach: on(api => api.on(readProject, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(readProject, refuse('unavailable'))) })

export const Gone = meta.story({ beforeEach: on(api => answerProjects(api, [])) })

export const BudgetFailing = meta.story({
  beforeEach: on(
    api => {
      answerProjects(api)
      api.on(readBudget, refuse('unavailable'))
    },
    { query: { tab: 'budget' } },
  ),
  play: async ({ canvas }) => {
    await seen(() => canvas.getByRole('alert'))
  },
})

export const Editing = meta.story({ beforeEach: at({ act: 'edit' }) })

export const Deleting = meta.story({
  beforeEach: at({ act: 'delete' }),
  play: async () => {
    const asked = within(await within(document.body).findByRole('alertdialog'))
    await asked.findByText('EMH-02')
  },
})

const printing = (act: string) =>
  on(
    api => {
      answerProjects(api)
      answerReports(api)
    },
    { query: { act } },
  )

const paperShown = async () => {
  const paper = within(await within(document.body).findByRole('dialog'))
  await expect((await paper.findAllByRole('table')).length).toBeGreaterThan(0)
}

export const PrintingProject = meta.story({ beforeEach: printing('print_project'), play: paperShown })

export const PrintingBudget = meta.story({
  beforeEach: printing('print_budget'),
  tags: ['visual'],
  play: paperShown,
})
