import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import ar from '../../../../packages/host-app/src/locales/ar/programmes/projects.json'
import en from '../../../../packages/host-app/src/locales/en/programmes/projects.json'
import { AddProject } from '../../../../packages/host-app/src/programmes/projects/AddProject.tsx'
import { answerProjects } from '../../../../stories/programmes/project-records.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi(() => answerProjects(api))

test.each([
  ['en', en, 'Please select value'],
  ['ar', ar, 'يُرجى اختيار قيمة'],
] as const)('asks to select a donor when there is none, in %s, and sends nothing', async (language, texts, message) => {
  render(
    <InPortal language={language}>
      <AddProject onDone={() => undefined} />
    </InPortal>,
  )
  await page.getByRole('button', { name: texts.add }).click()
  const donor = page.getByRole('combobox', { name: new RegExp(`^${texts.donor}`) })
  await expect.element(donor).toHaveAccessibleDescription(message)
  expect(sent('POST')).toEqual([])
})
