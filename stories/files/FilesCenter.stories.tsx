import { listFiles } from '@portal/contract/files/files'
import { beginUpload } from '@portal/contract/files/uploads'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import FilesCenter from '../../packages/host-app/src/files/files/FilesCenter.tsx'
import { never, refuse } from '../support/fake-api.ts'
import { on } from '../support/on.ts'
import { screenOf } from '../support/screen-of.tsx'
import { answerFiles, files, unfinished } from './file-records.ts'

const Screen = screenOf(FilesCenter, 'FilesCenter')

const meta = preview.meta({
  title: 'files/FilesCenter',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists the organisation’s documents, with or without a record. People add one or several files above the list.',
      dos: ['List interrupted uploads by name. Resume an upload when the person selects the same file again.'],
      donts: ['Don’t ask for confirmation before a deletion. People can undo it.'],
    }),
  },
})

const [assessment] = files
const open = assessment?.id ?? ''
const dialog = () => within(document.body).findByRole('dialog')
const choose = async (canvasElement: HTMLElement, ...chosen: readonly File[]) => {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!found) throw new Error('there is no box for files yet')
    return found
  })
  await user.upload(input, [...chosen])
}

export const List = meta.story({
  beforeEach: on(api => answerFiles(api)),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Needs assessment 2026.pdf')).toBeVisible()
  },
})

export const Empty = meta.story({ beforeEach: on(api => answerFiles(api, [])) })

export const NoMatch = meta.story({ beforeEach: on(api => answerFiles(api), { query: { search: 'zeppelin' } }) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listFiles, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listFiles, refuse('unavailable'))) })

export const Opened = meta.story({ beforeEach: on(api => answerFiles(api), { query: { open } }), tags: ['visual'] })

export const Editing = meta.story({
  beforeEach: on(api => answerFiles(api), { query: { open, file_act: 'edit' } }),
})

export const AddingAVersion = meta.story({
  beforeEach: on(api => answerFiles(api), { query: { open, file_act: 'version' } }),
})

export const MayOnlyView = meta.story({
  beforeEach: on(
    api =>
      answerFiles(
        api,
        files.map(row => ({ ...row, can: { edit: false, delete: false, add_version: false } })),
      ),
    { query: { open }, may: ['files', 'view_own'] },
  ),
  tags: ['behaviour'],
  play: async () => {
    const drawer = within(await dialog())
    await drawer.findByText(/^9f86d081/)
    await expect(drawer.queryByRole('button', { name: /^(Edit|تعديل)$/ })).toBeNull()
  },
})

/** The browser closed before the upload was complete. */
export const Unfinished = meta.story({
  beforeEach: on(api => answerFiles(api, files, [unfinished])),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Field video.mp4')).toBeVisible()
  },
})

export const GivingUp = meta.story({
  beforeEach: on(api => answerFiles(api, files, [unfinished])),
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await canvas.findByText('Field video.mp4')
    await user.click(canvas.getByRole('button', { name: /Discard|تجاهل/ }))
    await waitFor(() => expect(canvas.queryByText('Field video.mp4')).toBeNull())
  },
})

/** The server rejects one file. Its row shows the reason, and the others continue. */
export const Refused = meta.story({
  beforeEach: on(api => {
    answerFiles(api)
    api.on(beginUpload, refuse('file_refused'))
  }),
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Needs assessment 2026.pdf')
    await choose(canvasElement, new File(['x'], 'setup.exe'))
    await expect(await canvas.findByText(/Programs, scripts|البرامج والنصوص/)).toBeVisible()
  },
})

/** An upload in progress. For paused, offline, and failed uploads see the stories of FileDrop. */
export const Uploading = meta.story({
  beforeEach: on(api => {
    answerFiles(api)
    api.on(beginUpload, never)
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Needs assessment 2026.pdf')
    await choose(canvasElement, new File(['x'], 'one.txt'), new File(['yy'], 'two.txt'))
    await expect(await canvas.findByText('two.txt')).toBeVisible()
  },
})
