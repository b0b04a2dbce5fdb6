import { FileDrop } from '@portal/ui/FileDrop'
import { Form } from '@portal/ui/Form'
import { Stack } from '@portal/ui/Stack'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { off, plain } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'
import { boxIn, byName, choose, fakeFile, fakeUpload, KB, MB, storedFiles } from './fake-upload.ts'

const meta = preview.meta({
  title: 'ui/Fields/FileDrop',
  component: FileDrop,
  parameters: usage({
    what: 'Uploads chosen or dropped files and shows progress for each. Users can pause an upload and resume it.',
    dos: [
      'Pass an UploadPort with its four functions. FileDrop splits files, waits out lost connections, and retries.',
      'Wait to submit the form until uploads have ended (onBusyChange).',
      'State the accepted file types in the help.',
      'If the server will never accept a file, reject with UploadRefused and a message for the user.',
    ],
    donts: [
      "Don't add a second FileDrop for a second file. Set isMultiple.",
      "Don't use it to list many stored files. Use a DataTable.",
    ],
    states: [{ knows: off, draw: s => <FileDrop {...plain(s)} name="files" /> }],
  }),
  args: { label: 'Attachments', name: 'files', onChange: fn(), onBusyChange: fn(), onRemove: fn() },
})

const Field = (props: Partial<Parameters<typeof FileDrop>[0]>) => {
  const say = useSay()
  return (
    <Stack width="form">
      <FileDrop
        help={say('Offers and invoices, as PDF or pictures.', 'العروض والفواتير، بصيغة PDF أو صور.')}
        label={say('Attachments', 'المرفقات')}
        name="files"
        {...props}
      />
    </Stack>
  )
}

const slow = fakeUpload({ every: 400 }).port

export const Playground = meta.story({
  render: args => (
    <Field
      isMultiple
      onBusyChange={args.onBusyChange}
      onChange={args.onChange}
      onRemove={args.onRemove}
      upload={slow}
    />
  ),
})

/** Stops after the first chunk of 256 KB. */
const stalled = () => fakeUpload({ standsAt: 1 }).port

export const Keyboard = meta.story({
  render: function Keyboard(args) {
    const upload = byName({ 'plan.pdf': stalled() })
    return <Field isMultiple onChange={args.onChange} onRemove={args.onRemove} upload={upload} />
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const box = boxIn(canvasElement)
    await userEvent.tab()
    await expect(box).toHaveFocus()
    choose(box, fakeFile('offer.pdf', 200 * KB), fakeFile('plan.pdf', 640 * KB))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('plan.pdf')
    await userEvent.tab()
    await userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName(/Pause.*plan|إيقاف.*plan/)
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement).toHaveAccessibleName(/Resume.*plan|متابعة.*plan/)
    await expect(canvas.getByRole('status')).toHaveTextContent(/plan\.pdf.*(Paused|متوقف)/)
    await userEvent.keyboard(' ')
    await expect(document.activeElement).toHaveAccessibleName(/Pause.*plan|إيقاف.*plan/)
    await expect(canvas.getByRole('status')).toHaveTextContent(/plan\.pdf.*(Uploading|جارٍ)/)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenLastCalledWith({ id: undefined, location: 'plan.pdf' })
    await expect(document.activeElement).toHaveAccessibleName(/Remove.*offer|إزالة.*offer/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(box).toHaveFocus()
  },
})

export const Refused = meta.story({
  render: function Refused(args) {
    const refusal = useSay()('A virus was found in this file', 'عُثر على فيروس في هذا الملف')
    const upload = byName({ 'offer.pdf': fakeUpload({ refusal }).port })
    return <Field accept={['.pdf', 'image/*']} isMultiple onChange={args.onChange} upload={upload} />
  },
  tags: ['visual'],
  play: async ({ canvas, canvasElement, args }) => {
    choose(
      boxIn(canvasElement),
      fakeFile('film.pdf', 50 * MB + 1, 'application/pdf'),
      fakeFile('budget.xlsx', 20_000, 'application/vnd.ms-excel'),
      fakeFile('nothing.pdf', 0, 'application/pdf'),
      fakeFile('offer.pdf', 90_000, 'application/pdf'),
      fakeFile('photo.jpg', 120_000, 'image/jpeg'),
    )
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.getByText(/virus|فيروس/)).toBeVisible())
    await expect(canvas.getByText(/(Maximum|الحد الأقصى).*50MB/)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getAllByRole('button')).toHaveLength(5)
  },
})

/** The connection doesn't return within two minutes. The story skips that wait. */
const endTries = () => dispatchEvent(new Event('online'))

export const TriedAgain = meta.story({
  render: function TriedAgain(args) {
    const { port } = fakeUpload({ breaksAt: 700 * KB, breaks: 9, every: 5 })
    return <Field onBusyChange={args.onBusyChange} onChange={args.onChange} upload={port} />
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    choose(boxIn(canvasElement), fakeFile('photos.zip', 2 * MB))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/No connection|لا يوجد اتصال/))
    const retry = await waitFor(() => {
      endTries()
      return canvas.getByRole('button', { name: /Retry|محاولة/ })
    })
    await expect(args.onBusyChange).toHaveBeenLastCalledWith(false)
    await userEvent.click(retry)
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([{ id: 'id-photos.zip', name: 'photos.zip', size: 2 * MB }]),
    )
  },
})

/** Without an upload port, the form submits the files itself. */
export const SentWithTheForm = meta.story({
  render: args => (
    <Form label="All">
      <Field isMultiple onChange={args.onChange} />
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('files')
    const names = () => sent().flatMap(file => (file instanceof File && file.name ? [file.name] : []))
    const box = boxIn(canvasElement)
    choose(box, fakeFile('one.pdf', 10))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    choose(box, fakeFile('two.pdf', 20), fakeFile('three.pdf', 30))
    await waitFor(() => expect(names()).toEqual(['one.pdf', 'two.pdf', 'three.pdf']))
    await userEvent.click(canvas.getByRole('button', { name: /two/ }))
    await waitFor(() => expect(names()).toEqual(['one.pdf', 'three.pdf']))
  },
})

const Matrix = () => {
  const say = useSay()
  const stored = storedFiles(say)
  const upload = byName({
    'broken.zip': fakeUpload({ breaksAt: 1, every: 2 }).port,
    'lost.zip': fakeUpload({ breaksAt: 1 }).port,
    'plan.pdf': stalled(),
    'map.pdf': stalled(),
    'photos.zip': stalled(),
  })
  return (
    <Stack width="form">
      <Field isOptional />
      <div data-part="all">
        <Field accept={['.pdf', '.zip', 'image/*']} defaultFiles={stored} isMultiple upload={upload} />
      </div>
      <Field error={say('This field is required', 'هذا الحقل مطلوب')} isRequired upload={upload} />
      <Field defaultFiles={stored.slice(0, 1)} isDisabled upload={upload} />
    </Stack>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvasElement, canvas, userEvent }) => {
    const box = boxIn(canvasElement.querySelector<HTMLElement>('[data-part="all"]') ?? canvasElement)
    choose(box, fakeFile('broken.zip', 640 * KB))
    await waitFor(() => {
      endTries()
      return canvas.getByRole('button', { name: /Retry|محاولة/ })
    })
    choose(box, fakeFile('map.pdf', 640 * KB), fakeFile('film.mov', MB))
    await waitFor(() => expect(canvas.getAllByText(/256\.0 KB/)).toHaveLength(2))
    await userEvent.click(await canvas.findByRole('button', { name: /(Pause|إيقاف).*map/ }))
    choose(box, ...['plan.pdf', 'photos.zip', 'lost.zip', 'offer.pdf'].map(name => fakeFile(name, 640 * KB)))
    await waitFor(() => expect(canvas.getByText(/· (No connection|لا يوجد اتصال)/)).toBeVisible())
    await waitFor(() => expect(canvas.getAllByText(/256\.0 KB/)).toHaveLength(5))
    await userEvent.click(canvasElement)
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
