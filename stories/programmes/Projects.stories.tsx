import { listProjects } from '@portal/contract/programmes/projects'
import type { Change } from '@portal/contract/workspace/history'
import { listRemovedProjects } from '@portal/contract/workspace/removals'
import { expect, userEvent as user, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Projects from '../../packages/host-app/src/programmes/projects/Projects.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { idOf, pageIn } from '../support/fake-rows.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { changeOf } from '../workspace/change-records.ts'
import { answerProjects } from './project-records.ts'

const Screen = screenOf(Projects, 'Projects')

const meta = preview.meta({
  title: 'programmes/Projects',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists assigned projects or all of them, as the server decides. A row links to its page.',
      dos: ['Show names as they were written, each in the direction of its own script.'],
      donts: ['Don’t add up amounts in different currencies.'],
    }),
  },
})

export const List = meta.story({ beforeEach: on(api => answerProjects(api)), tags: ['visual'] })

const removed: readonly Change[] = [
  changeOf(
    {
      ...{ of: 'project', action: 'restore', name: 'EMH-02 Safe drinking water in rural Idlib' },
      removal: {
        ...{ of: 'projects', id: idOf(705), can_restore: false, money: [] },
        missing: [
          { kind: 'project_users', count: 2 },
          { kind: 'enrollments', count: 11 },
        ],
      },
    },
    6,
  ),
  changeOf(
    {
      ...{ of: 'project', action: 'delete', reason: 'أُدخل مرتين، والمبالغ في المشروع الآخر.' },
      name: 'IHR-07 تمكين النساء اقتصاديًا في المناطق الريفية من محافظتي إدلب وحلب (المرحلة الثانية)',
      removal: {
        ...{ of: 'projects', id: idOf(706), can_restore: true, missing: [] },
        money: [{ currency: 'tl', expenses_minor: 1_250_440_075, planned_minor: 3_600_000_000 }],
      },
    },
    5,
  ),
]

/** Deleted projects remain listed with amounts and reason. A restoration reports how much it couldn't bring back. */
export const Removed = meta.story({
  beforeEach: on(
    api => {
      answerProjects(api)
      api.on(listRemovedProjects, input => pageIn(removed, input))
    },
    { query: { removed: 'projects' } },
  ),
  tags: ['visual'],
  play: async () => {
    const drawer = within(await within(document.body).findByRole('dialog'))
    await expect(await drawer.findAllByRole('button', { name: /^(Restore|استعادة)$/ })).toHaveLength(1)
    await expect(drawer.getByText('₺12,504,400.75')).toBeVisible()
  },
})

export const Columns = meta.story({
  beforeEach: on(api => answerProjects(api)),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /^(Columns|الأعمدة)$/ }))
    await within(document.body).findAllByRole('checkbox')
  },
})

export const Empty = meta.story({ beforeEach: on(api => answerProjects(api, [])) })

export const EmptyForViewers = meta.story({
  beforeEach: on(api => answerProjects(api, []), { may: ['projects', 'view'] }),
})

export const NoMatch = meta.story({
  beforeEach: on(api => answerProjects(api), { query: { phase: 'ended', currency: 'usd' } }),
})

export const Loading = meta.story({ beforeEach: on(api => api.on(listProjects, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listProjects, refuse('unavailable'))) })

export const Adding = meta.story({ beforeEach: on(api => answerProjects(api), { query: { add: 'yes' } }) })
