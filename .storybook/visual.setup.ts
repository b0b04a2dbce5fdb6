import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

const fileName = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/\W+/g, '-')
    .toLowerCase()

// Taken when a story's own play has ended, with its fonts there, so that the same pixels come each time.
afterEach(async ({ task }) => {
  const component = task.file.name.replace(/^.*\/|\.stories\.tsx$/g, '')
  // Storybook's own margin is not there in tests.
  document.body.style.padding = '1rem'
  await document.fonts.ready
  await expect(page.elementLocator(document.body)).toMatchScreenshot(fileName(`${component}-${task.name}`))
})
