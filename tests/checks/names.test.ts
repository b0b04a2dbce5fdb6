import { describe, expect, test } from 'vitest'
import { findings } from './findings.ts'

const AT = 'packages/server/src/complaints/store.ts'

describe('the check for private words in names', () => {
  test.each([
    ['const told = answerOf(row)'],
    ['export interface News {'],
    ['const rows = useKept(name)'],
    ['const isKept = rows.length > 0'],
    ['export const KeptNote = () => null'],
    ['const isWhole = rows.length < limit'],
    ['interface HeldMoney {}'],
    ['const desk = screen.getByRole(name)'],
    ['export const onDesks = style({})'],
    ['const hasRoom = used < most'],
    ['const newsOf = (person: Person) => person.notices'],
    ['interface TrainingNews {}'],
    ['const tellAll = () => {}'],
    ['const heard = await eventsOf(page)'],
  ])('reports %s, with the usual term', async line => {
    const [found, ...others] = await findings('texts/names', { [AT]: `// first\n${line}\n` })
    expect(found).toContain(`${AT}:2`)
    expect(found).toMatch(/the field says \w+/)
    expect(others).toEqual([])
  })

  test.each([
    'packages/ui/src/field/use-kept.ts',
    'packages/host-app/src/blocks/KeptNote.tsx',
    'tests/ui/deeds.test.ts',
    'packages/host-app/build/whole-styles.ts',
    'stories/welcome/Rooms.tsx',
  ])('reports the file name %s', async path => {
    expect(await findings('texts/names', { [path]: 'export const one = 1\n' })).toHaveLength(1)
  })

  test.each([
    ['// Rows are stored for 30 days, and whoever has them is notified.'],
    ['// `training` stands for sessions where none is planned.'],
    ["const word = 'anew'"],
    ["const state = 'kept'"],
    ['const held = sessions.filter(isOver)'],
    ['const planes = 2'],
    ['const whole = Math.trunc(amount)'],
    ['const newsletter = await read()'],
    ['const outstanding = total - paid'],
  ])('accepts %s', async line => {
    expect(await findings('texts/names', { [AT]: `${line}\n` })).toEqual([])
  })
})

describe('the check for private words in comments and test titles', () => {
  test.each([
    ['// Read anew after each change.', 'again'],
    ['  /** Where the row stands. */', 'position'],
    [' * The listener hears of it.', 'receives'],
    ["test('the sender is told', () => {})", 'notified'],
    ['/** Words for those who listen. */', 'screen readers'],
  ])('reports %s', async (line, instead) => {
    const [found, ...others] = await findings('texts/names', { [AT]: `// First\n${line}\n` })
    expect(found).toContain(`${AT}:2`)
    expect(found).toContain(instead)
    expect(others).toEqual([])
  })
})
