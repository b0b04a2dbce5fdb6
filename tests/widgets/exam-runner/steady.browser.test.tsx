import ar from '@portal/widgets/locales/ar/exam_runner.json'
import en from '@portal/widgets/locales/en/exam_runner.json'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { fakeExam } from '../../../stories/widgets/exam-runner/fake-exam.ts'
import { sampleAttempt } from '../../../stories/widgets/exam-runner/sample-exam.ts'
import { drawExam } from './show-exam.tsx'

const print = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media })

afterEach(async () => {
  await print('')
  cleanup()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = () => page.getByRole('textbox')
const sendNow = () => dispatchEvent(new Event('online'))

const controls = () => [...document.querySelectorAll('main :is(button, input, textarea)')]
const placesOf = (elements: readonly Element[]) =>
  elements.map(element => {
    const { left, right, y } = element.getBoundingClientRect()
    return `${element.tagName} ${Math.round(document.dir === 'rtl' ? right : left)} ${Math.round(y)}`
  })

let attempts = 500

/** Shows an exam of this width on a page of that width. Saves start once `line` resolves. */
const showIn = async (width: number, viewport: number, language: 'en' | 'ar', line = Promise.resolve()) => {
  await page.viewport(viewport, 900)
  attempts += 1
  const attempt = sampleAttempt({ language, number: attempts })
  const exam = fakeExam(attempt, crypto.randomUUID())
  const save: typeof exam.port.save = async answers => {
    await line
    return exam.port.save(answers)
  }
  drawExam(attempt, { ...exam, port: { ...exam.port, save } }, language)
  const main = document.querySelector('main')
  if (main) main.style.inlineSize = `${width}px`
  await expect.element(box()).toBeVisible()
  await document.fonts.ready
  return exam
}

test.each([
  // The narrowest phone, in the portal and in a frame.
  [288, 320, 'en'],
  [288, 320, 'ar'],
  [280, 320, 'en'],
  [328, 360, 'en'],
  [328, 360, 'ar'],
  // A narrow column of a wide page.
  [288, 1280, 'en'],
  [450, 1280, 'ar'],
  // A frame at its full width.
  [608, 1280, 'en'],
  [1248, 1280, 'en'],
  [1248, 1280, 'ar'],
] as const)(
  'moves no control when an answer is rejected, %i px wide on a page of %i px in %s',
  async (width, viewport, language) => {
    const t = language === 'ar' ? ar : en
    const exam = await showIn(width, viewport, language)
    exam.refuse(() => true)
    const rejected = async (answer: () => Promise<void>) => {
      const shown = controls()
      const before = placesOf(shown)
      await answer()
      sendNow()
      await expect.element(page.getByText(t.refusals.other)).toBeVisible()
      await expect.element(button(t.try_again)).toBeVisible()
      expect(placesOf(shown)).toEqual(before)
    }
    await rejected(() => box().fill('DROP TABLE answers'))
    await button(t.next).click()
    // After the two choices of the layout.
    const option = page.getByRole('radio').nth(2)
    await expect.element(option).toBeVisible()
    await rejected(() => option.click())
  },
)

test.each([
  [288, 320, 'en'],
  [328, 360, 'ar'],
  [1248, 1280, 'en'],
  [1248, 1280, 'ar'],
] as const)(
  'keeps the buttons of the review when an answer is rejected, %i px wide on a page of %i px in %s',
  async (width, viewport, language) => {
    const t = language === 'ar' ? ar : en
    const line = Promise.withResolvers<void>()
    const exam = await showIn(width, viewport, language, line.promise)
    exam.refuse(({ value }) => value.includes('DROP TABLE'))
    await box().fill('DROP TABLE answers')
    await button(t.review).click()
    const submit = button(t.submit)
    await expect.element(submit).toBeVisible()
    const shown = controls()
    const before = placesOf(shown.slice(0, 1 + shown.indexOf(submit.element())))
    line.resolve()
    await expect.element(page.getByText(t.refusals.other, { exact: false })).toBeVisible()
    await expect.element(button(t.submit_without_one)).toBeVisible()
    expect(placesOf(shown).slice(0, before.length)).toEqual(before)
  },
)

test('prints no space for errors', async () => {
  await showIn(1248, 1280, 'en')
  const below = () => {
    const field = document.querySelector('section textarea')
    const edge = field?.parentElement?.getBoundingClientRect().bottom ?? 0
    return Math.round(edge - (field?.getBoundingClientRect().bottom ?? 0))
  }
  expect(below()).toBeGreaterThan(0)
  await print('print')
  expect(below()).toBe(0)
})
