import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import __Records__ from '../../packages/host-app/src/__domain__/__kebab__/__Records__.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { answerResource } from '../support/resource.ts'
import { screenOf } from '../support/screen-of.tsx'
import { __record__Resource } from './__kebab__-records.ts'

const Screen = screenOf(__Records__, '__Records__')
const { endpoints, rows } = __record__Resource

const meta = preview.meta({
  title: '__domain__/__Records__',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'The list of __spokens__. A row opens over the list.',
      dos: ['Deleting is undone by adding.'],
      donts: [],
    }),
  },
})

export const List = meta.story({ beforeEach: on(api => answerResource(api, __record__Resource)) })

export const Empty = meta.story({ beforeEach: on(api => answerResource(api, __record__Resource, [])) })

export const Loading = meta.story({ beforeEach: on(api => api.on(endpoints.list, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(endpoints.list, refuse('unavailable'))) })

export const Opened = meta.story({
  beforeEach: on(api => answerResource(api, __record__Resource), { query: { open: rows[0].id } }),
})
