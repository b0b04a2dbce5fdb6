import { describe, expect, test } from 'vitest'
import { findings } from '../support/findings.ts'

const glossary = `# Glossary

| English | Arabic | Not |
|---|---|---|
| activity | نشاط / أنشطة | فعالية |
| budget | ميزانية / ميزانيات | موازنة |
`
const find = (english: string, arabic: string) =>
  findings('texts/glossary', {
    'docs/glossary.md': glossary,
    'packages/host-app/src/locales/en/money/a.json': `{\n  "one": ${JSON.stringify(english)}\n}`,
    'packages/host-app/src/locales/ar/money/a.json': `{\n  "one": ${JSON.stringify(arabic)}\n}`,
  })

describe('the check of glossary terms', () => {
  test.each([
    ['Budget', 'المال'],
    ['Activities', 'الأعمال'],
  ])('reports the label %s if its Arabic is %s', async (english, arabic) => {
    const found = await find(english, arabic)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('packages/host-app/src/locales/ar/money/a.json:2')
  })

  test.each([
    ['The budget is full.', 'الموازنة ممتلئة.'],
    ['Open the budget', 'فتح موازنة'],
    ['Of the budget', 'للموازنة'],
    ['Two activities', 'فعاليّة وأخرى'],
  ])('reports the wrong term for %s in the sentence %s', async (english, arabic) => {
    expect(await find(english, arabic)).toHaveLength(1)
  })

  test.each([
    ['Budgets', 'الميزانيّات'],
    ['It is full.', 'الموازنة ممتلئة.'],
    ['The budget is full.', 'امتلأت ميزانيته.'],
    ['Open it in the budget', 'فتحه فيها'],
  ])('accepts %s as %s', async (english, arabic) => {
    expect(await find(english, arabic)).toEqual([])
  })

  test('checks the server’s emails too', async () => {
    const found = await findings('texts/glossary', {
      'docs/glossary.md': glossary,
      'packages/server/src/messages/emails/locales/en.json': '{ "one": "Budget" }',
      'packages/server/src/messages/emails/locales/ar.json': '{ "one": "الموازنة" }',
    })
    expect(found).toHaveLength(1)
  })
})
