import { listFiles } from '@portal/contract/files/files'
import { beginUpload } from '@portal/contract/files/uploads'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import FilesCenter from '../../../../packages/host-app/src/files/files/FilesCenter.tsx'
import { FileList } from '../../../../packages/host-app/src/files/files/shared/FileList.tsx'
import ar from '../../../../packages/host-app/src/locales/ar/files/files.json'
import en from '../../../../packages/host-app/src/locales/en/files/files.json'
import { answerFiles, files } from '../../../../stories/files/file-records.ts'
import { refuse } from '../../../../stories/support/fake-api.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

useFreshApi()

const [assessment] = files
const of = { kind: 'project', id: assessment?.of?.id ?? '' } as const
const drawer = page.getByRole('dialog')
const box = () => document.querySelector('input[type=file]')

const show = (query = '', screen = <FileList of={of} />, language: 'en' | 'ar' = 'en') => {
  showScreen(screen, { query, language })
}

describe('the files of a record', () => {
  test('exclude other records’ files, and open in a drawer named by the URL', async () => {
    signIn('files', 'view_own')
    answerFiles(api)
    show()
    await page.getByRole('button', { name: 'Needs assessment 2026.pdf' }).click()
    await expect.element(drawer).toHaveAccessibleName('Needs assessment 2026.pdf')
    expect(sent('GET')[0]).toEqual({ of_kind: 'project', of_id: of.id })
    expect(new URLSearchParams(location.search).get('file')).toBe(assessment?.id)
    await expect.element(page.getByText('Invoice 4471.docx')).not.toBeInTheDocument()
    expect(box()).toBeNull()
  })

  test.each([
    ['ar', 360],
    ['en', 1440],
  ] as const)('show all versions within the drawer, in %s at %i px', async (language, width) => {
    signIn('files', 'view_own')
    answerFiles(api)
    await page.viewport(width, 740)
    show(`file=${assessment?.id}`, undefined, language)
    const versions = drawer.getByRole('list', { name: /Needs assessment 2026/ })
    await expect.poll(() => versions.getByRole('link').elements()).toHaveLength(assessment?.history.length ?? 0)
    const outer = drawer.element().getBoundingClientRect()
    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < outer.left || right > outer.right
    }
    expect([...drawer.element().querySelectorAll('*')].filter(isOutside)).toEqual([])
  })

  test('have an upload field with the privilege to add them', async () => {
    signIn('files', 'view_own', 'add')
    answerFiles(api)
    show()
    await expect.poll(box).not.toBeNull()
  })

  test.each(['en', 'ar'] as const)(
    'are not uploaded again when the server has no disk space, in %s',
    async language => {
      signIn('files', 'view_own', 'add')
      answerFiles(api)
      api.on(beginUpload, refuse('disk_full'))
      show('', undefined, language)
      await expect.poll(box).not.toBeNull()
      await userEvent.upload(box() ?? document.body, new File(['kept'], 'Plan.txt'))
      const row = page.getByRole('listitem').filter({ hasText: 'Plan.txt' })
      await expect.poll(() => row.element().textContent).toContain(language === 'en' ? en.no_room : ar.no_room)
      expect(sent('POST')).toHaveLength(1)
    },
  )

  test('offer a retry when loading failed', async () => {
    signIn('files', 'view_own')
    api.on(listFiles, refuse('unavailable'))
    show()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('the files centre', () => {
  test('links a file to its request', async () => {
    signIn('files', 'view_all')
    const id = idOf(931)
    const ofRequest = { kind: 'request', id, name: 'PR-2026-0012 Pumps', request_kind: 'purchase_requests' } as const
    answerFiles(
      api,
      files.map(file => ({ ...file, of: ofRequest })),
    )
    show(`open=${assessment?.id}`, <FilesCenter />)
    const link = drawer.getByRole('link', { name: ofRequest.name })
    await expect.element(link).toHaveAttribute('href', `/staff/purchase_requests/${id}`)
  })
})

describe('several files', () => {
  test('are deleted after a confirmation that counts all versions, and restored together', async () => {
    signIn('files', 'view_all', 'delete')
    answerFiles(api)
    show('', <FilesCenter />)
    const boxOf = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) })
    await boxOf('Needs assessment').click()
    await boxOf('Invoice 4471').click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('alertdialog')
    const chosen = files.filter(({ name }) => /^(Needs assessment|Invoice 4471)/.test(name))
    const versions = chosen.reduce((all, { versions }) => all + versions, 0)
    await expect
      .element(question.getByText(en.delete_many_text_other.replace('{{count}}', `${versions}`)))
      .toBeVisible()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.element(boxOf('Invoice 4471')).not.toBeInTheDocument()
    const ids = chosen.map(({ id }) => id).toSorted()
    expect(
      sent('DELETE')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect
      .poll(() =>
        sent('POST')
          .map(({ id }) => id)
          .toSorted(),
      )
      .toEqual(ids)
  })

  test('cannot be deleted without the right to delete any of them', async () => {
    signIn('files', 'view_all')
    answerFiles(
      api,
      files.map(file => ({ ...file, can: { edit: false, delete: false, add_version: false } })),
    )
    show('', <FilesCenter />)
    await page.getByRole('checkbox').nth(1).click()
    await expect.element(page.getByText('1 selected')).toBeVisible()
    expect(page.getByRole('button', { name: 'Delete', exact: true }).query()).toBeNull()
  })
})

describe('a file', () => {
  test('is deleted at once and can be restored', async () => {
    signIn('files', 'view_all', 'delete')
    answerFiles(api)
    show(`open=${assessment?.id}`, <FilesCenter />)
    await drawer.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    expect(sent('DELETE')).toEqual([{ id: assessment?.id, version: assessment?.version }])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => sent('POST')).toEqual([{ id: assessment?.id }])
  })

  test('cannot be downloaded until it is scanned for viruses', async () => {
    signIn('files', 'view_all')
    answerFiles(api)
    show(`open=${files[2]?.id}`, <FilesCenter />)
    await expect.element(drawer.getByText(en.scan_pending)).toBeVisible()
    await expect.element(drawer.getByRole('link', { name: en.download })).not.toBeInTheDocument()
  })
})
