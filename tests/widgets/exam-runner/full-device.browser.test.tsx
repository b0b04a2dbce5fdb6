import en from '@portal/widgets/locales/en/exam_runner.json'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { examId } from '../../../stories/widgets/exam-runner/sample-exam.ts'
import { showExam } from './show-exam.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Whether the browser asks for confirmation before the page is left. */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('asks before leaving the page when answers cannot be stored on a full device, until the server has them', async () => {
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const request = put.call(this, value, key)
    request.addEventListener('success', () => this.transaction.abort())
    return request
  })
  const { exam } = showExam()
  exam.cut()
  await page.getByRole('textbox').fill('Clean water')
  await expect.element(page.getByText(en.waiting_page).first()).toBeVisible()
  expect(isAsked()).toBe(true)
  exam.reconnect()
  await expect.poll(exam.values).toEqual({ [examId(1000)]: 'Clean water' })
  await expect.poll(isAsked).toBe(false)
})
