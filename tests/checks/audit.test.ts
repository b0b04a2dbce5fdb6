import { describe, expect, test } from 'vitest'
import { findingsOf } from '../../scripts/dependencies/findings.ts'

const vulnerable = (name: string, severity: string, fixAvailable: unknown) => ({
  name,
  severity,
  range: '<2.0.0',
  via: [{ title: 'Reads what it should not', url: 'https://example.org/1' }],
  fixAvailable,
})

describe('npm run audit', () => {
  test('lists each vulnerable package with its fix, the most severe first', () => {
    const vulnerabilities = {
      one: vulnerable('one', 'low', false),
      two: vulnerable('two', 'critical', { name: 'three', version: '2.0.1' }),
      four: { ...vulnerable('four', 'high', true), via: ['two'] },
    }
    expect(findingsOf(JSON.stringify({ vulnerabilities }))).toEqual({
      unanswered: '',
      lines: [
        'critical: two <2.0.0: Reads what it should not https://example.org/1 (fixed by three 2.0.1)',
        'high: four <2.0.0: through two (fixed by npm update)',
        'low: one <2.0.0: Reads what it should not https://example.org/1 (no fix yet)',
      ],
    })
  })

  test('lists nothing if no package is vulnerable', () => {
    expect(findingsOf('{"vulnerabilities":{}}')).toEqual({ unanswered: '', lines: [] })
  })

  test.each([
    ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
    ['{"error":{"code":"ENOTFOUND","summary":"no such host"}}', 'no such host'],
    ['', 'nothing'],
    ['<html>', 'nothing'],
  ])('reports why the audit failed: %s', (output, unanswered) => {
    expect(findingsOf(output)).toEqual({ unanswered, lines: [] })
  })
})
