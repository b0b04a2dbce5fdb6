import type { Finding } from '@portal/contract/partners/partner-checks'
import { concludedFindings } from '@portal/contract/partners/partner-live-checks'
import { expect, test } from 'vitest'

const asked: Finding = { code: 'frame_asked', value: 'exam' }
const shown: Finding = { code: 'widget_shown', value: 'exam' }

test('reports a page without any frame once the time is over', () => {
  expect(concludedFindings([], false)).toEqual([])
  expect(concludedFindings([], true)).toEqual([{ code: 'nothing_asked' }])
})

test('drops the finding of a requested frame once its widget is shown', () => {
  expect(concludedFindings([asked, shown], false)).toEqual([shown])
  expect(concludedFindings([asked, { ...shown, value: 'budget' }], false)).toEqual([
    asked,
    { ...shown, value: 'budget' },
  ])
})

test('reports a silent frame once the time is over, unless a problem explains it', () => {
  expect(concludedFindings([asked], false)).toEqual([asked])
  expect(concludedFindings([asked], true)).toEqual([{ code: 'frame_silent', value: 'exam' }])
  expect(concludedFindings([asked, { code: 'sandboxed' }], true)).toEqual([{ code: 'sandboxed' }])
})
