import { listProjects } from '@portal/contract/programmes/projects'
import { userEvent as user, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import Projects from '../../packages/host-app/src/programmes/projects/Projects.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { answerProjects } from './project-records.ts'

const Screen = screenOf(Projects, 'Projects')

const meta = preview.meta({
  title: 'screens/Projects',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'The projects that one is assigned to, or all of them; the server decides. A row leads to its page.',
      dos: ['Names stand as they were written, each in the direction of its own script.'],
      donts: ['Amounts of several currencies are never added up.'],
    }),
  },
})

export const List = meta.story({ beforeEach: on(api => answerProjects(api)), tags: ['visual'] })

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
