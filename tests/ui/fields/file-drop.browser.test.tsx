import { FileDrop, type FileDropProps } from '@portal/ui/FileDrop'
import { Form } from '@portal/ui/Form'
import enUi from '@portal/ui/locales/en/ui.json'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { choose, fakeFile, fakeUpload } from '../../../stories/ui/fake-upload.ts'
import '@portal/ui/theme'

const KB = 1024
const find = lookupIn('en', { ui: enUi })
const source = { language: 'en', direction: 'ltr', find } as const

const box = () => {
  const found = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!found) throw new Error('no box')
  return found
}
const form = () => document.querySelector('form') ?? undefined
const sent = () => new FormData(form()).getAll('files')
const button = (name: RegExp) => page.getByRole('button', { name })
/** The text of the list. */
const said = () => document.querySelector('ul')?.textContent
const back = () => dispatchEvent(new Event('online'))

const show = (props: Partial<FileDropProps> = {}) => {
  const handlers = { onChange: vi.fn(), onRemove: vi.fn(), onBusyChange: vi.fn() }
  const { unmount } = render(
    <UiProvider source={source}>
      <Form label="All">
        <FileDrop label="Files" name="files" {...handlers} {...props} />
      </Form>
    </UiProvider>,
  )
  return { ...handlers, unmount }
}

afterEach(cleanup)

describe('an upload', () => {
  test('sends a file in growing chunks, and the form submits its id', async () => {
    const { port, calls } = fakeUpload({ every: 1 })
    const { onChange, onBusyChange } = show({ upload: port })
    choose(box(), fakeFile('a.pdf', 1000 * KB))
    await expect.poll(sent).toEqual(['id-a.pdf'])
    expect(calls).toEqual([
      'begin a.pdf',
      `send 0+${256 * KB} a.pdf`,
      `send ${256 * KB}+${512 * KB} a.pdf`,
      `send ${768 * KB}+${232 * KB} a.pdf`,
      'finish a.pdf',
    ])
    expect(onChange).toHaveBeenCalledExactlyOnceWith([{ id: 'id-a.pdf', name: 'a.pdf', size: 1000 * KB }])
    expect(onBusyChange.mock.calls).toEqual([[true], [false]])
  })

  test('resumes from what the server stored during an earlier visit', async () => {
    const { port, calls } = fakeUpload({ every: 1, before: 300 * KB })
    show({ upload: port })
    choose(box(), fakeFile('a.pdf', 400 * KB))
    await expect.poll(sent).toEqual(['id-a.pdf'])
    expect(calls).toEqual(['begin a.pdf', 'arrived a.pdf', `send ${300 * KB}+${100 * KB} a.pdf`, 'finish a.pdf'])
  })

  test('resumes after a pause, or restarts if the server no longer has the file', async () => {
    const { port, calls, forget, release } = fakeUpload({ every: 1, standsAt: 1 })
    show({ upload: port })
    choose(box(), fakeFile('a.pdf', 400 * KB))
    await expect.poll(said).toContain('256.0 KB')
    await button(/^Pause/).click()
    await button(/^Resume/).click()
    await expect.poll(() => calls.slice(2)).toEqual(['arrived a.pdf'])
    await button(/^Pause/).click()
    forget('a.pdf')
    await button(/^Resume/).click()
    await expect.poll(() => calls.slice(3)).toEqual(['arrived a.pdf', 'begin a.pdf', `send 0+${256 * KB} a.pdf`])
    release()
    await expect.poll(sent).toEqual(['id-a.pdf'])
    expect(calls.slice(6)).toEqual([`send ${256 * KB}+${144 * KB} a.pdf`, 'finish a.pdf'])
  })

  test('retries automatically after a lost connection, also during the first request', async () => {
    const { port, calls } = fakeUpload({ every: 1, breaksAt: 0, breaks: 2 })
    const { onBusyChange } = show({ upload: port })
    choose(box(), fakeFile('a.pdf', 300 * KB))
    await expect.element(page.getByRole('status')).toMatchTextContent(/a\.pdf.*No connection/)
    await expect.element(button(/^Pause/)).toBeVisible()
    expect(onBusyChange.mock.calls).toEqual([[true]])
    await expect.poll(() => back() && sent()).toEqual(['id-a.pdf'])
    expect(calls.filter(call => call.startsWith('begin'))).toHaveLength(1)
  })

  test('is not retried if the server rejects it', async () => {
    const { port, calls } = fakeUpload({ every: 1, refusal: 'Not in this project' })
    show({ upload: port })
    choose(box(), fakeFile('a.pdf', 300 * KB))
    await expect.poll(said).toContain('Not in this project')
    back()
    expect(calls).toEqual(['begin a.pdf'])
    expect(sent()).toEqual([])
  })

  test('reports a file that was changed or moved', async () => {
    const { port } = fakeUpload({ every: 1 })
    show({ upload: port })
    const file = fakeFile('a.pdf', 300 * KB)
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'))
    choose(box(), file)
    await expect.poll(said).toContain('This file was changed or moved')
  })

  test('stops when the field unmounts', async () => {
    const { port, calls, release } = fakeUpload({ every: 1, standsAt: 1 })
    const { unmount } = show({ upload: port })
    choose(box(), fakeFile('a.pdf', 400 * KB))
    await expect.poll(said).toContain('256.0 KB')
    unmount()
    release()
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(calls).toHaveLength(2)
  })
})

describe('many files', () => {
  test('are uploaded three at a time, each once, and cancelling one starts the next', async () => {
    const { port, calls } = fakeUpload({ standsAt: 1 })
    const { onRemove } = show({ upload: port, isMultiple: true })
    const four = ['a', 'b', 'c', 'd'].map(name => fakeFile(name, 400 * KB))
    choose(box(), ...four)
    choose(box(), ...four)
    await expect.poll(said).toContain('Waiting')
    await expect.poll(() => page.getByRole('progressbar').elements()).toHaveLength(3)
    expect(calls.filter(call => call.startsWith('begin'))).toEqual(['begin a', 'begin b', 'begin c'])
    await button(/^Cancel.*b/).click()
    expect(onRemove).toHaveBeenCalledWith({ id: undefined, location: 'b' })
    await expect.poll(() => calls).toContain('begin d')
  })
})

describe('a single file', () => {
  const stored = [{ id: '7', name: 'old.pdf', size: 10 }]

  test('is replaced by the next one, but not by one that is rejected', async () => {
    const { port } = fakeUpload({ every: 1 })
    const { onRemove } = show({ upload: port, defaultFiles: stored, maxMb: 1 })
    choose(box(), fakeFile('large.pdf', 1025 * KB))
    await expect.poll(said).toContain('Maximum allowed file size is 1MB')
    expect(sent()).toEqual(['7'])
    choose(box(), fakeFile('new.pdf', 10))
    await expect.poll(sent).toEqual(['id-new.pdf'])
    expect(onRemove).toHaveBeenCalledExactlyOnceWith({ id: '7', location: undefined })
    expect(page.getByRole('listitem').elements()).toHaveLength(1)
  })

  test('is restored when the form is reset', async () => {
    show({ upload: fakeUpload().port, defaultFiles: stored })
    await button(/^Remove/).click()
    expect(sent()).toEqual([])
    form()?.reset()
    await expect.poll(sent).toEqual(['7'])
  })
})
