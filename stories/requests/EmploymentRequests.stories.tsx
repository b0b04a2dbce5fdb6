import { listProjects, readProject } from '@portal/contract/programmes/projects'
import { employmentRequests } from '@portal/contract/requests/employment-requests'
import { expect, userEvent as user } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import RequestList from '../../packages/host-app/src/requests/requests/list/RequestList.tsx'
import { never, pageOf, refuse } from '../support/fake-api.ts'
import { pageIn } from '../support/fake-rows.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { employments, monitor } from './employment-request-records.ts'
import { lines, managers } from './request-records.ts'

const Screen = screenOf(RequestList, 'EmploymentRequests')

const meta = preview.meta({
  title: 'requests/EmploymentRequests',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists the employment requests that a person may see, and contains the form for a new one.',
      dos: ['Show the cost of the posts and what is left of the line while the person types.'],
      donts: ['Don’t offer signing here. A row links to its request.'],
    }),
  },
})

const { add, list, lines: listLines, managers: listManagers } = employmentRequests

export const Full = meta.story({
  beforeEach: on(api => api.on(list, input => pageIn(employments, input))),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Field monitor/ })).toBeVisible()
  },
})

export const Adding = meta.story({
  beforeEach: on(
    api => {
      api.on(listProjects, () => pageOf())
      api.on(readProject, refuse('not_found'))
      api.on(listManagers, () => ({ data: [...managers] }))
      api.on(listLines, () => ({ data: { usd_rate: 1.09, lines: [...lines] } }))
      api.on(add, () => ({ data: monitor }))
    },
    { query: { add: 'multi_project' } },
  ),
  tags: ['visual'],
  play: async ({ canvas }) => {
    const figure = async (name: RegExp, typed: string) => {
      await user.type(await canvas.findByLabelText(name), typed)
      await user.tab()
    }
    await figure(/^(Number of posts|عدد الوظائف)/, '2')
    await figure(/^(Months|عدد الأشهر)/, '6')
    await figure(/^(Monthly cost of one post|التكلفة الشهرية)/, '300')
    await expect(await canvas.findByText(/3,600\.00/)).toBeVisible()
  },
})

export const Empty = meta.story({ beforeEach: on(api => api.on(list, input => pageIn([], input))) })

export const Loading = meta.story({ beforeEach: on(api => api.on(list, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(list, refuse('unavailable'))) })
