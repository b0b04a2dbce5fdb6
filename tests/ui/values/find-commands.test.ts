import { type Command, findCommands, fold } from '@portal/ui/CommandPalette'
import { describe, expect, test } from 'vitest'

const command = (id: string, label: string, ...names: string[]): Command => ({ id, label, names, icon: 'file' })

const groups = [
  {
    id: 'places',
    label: 'Pages',
    commands: [
      command('home', 'Dashboard', 'لوحة المعلومات'),
      command('requests', 'Purchase requests', 'طلبات الشراء'),
      command('jobs', 'Employment requests', 'طلبات التوظيف'),
      command('projects', 'Projects', 'المشاريع'),
      command('activities', 'Activities', 'الأنشطة'),
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    commands: [command('file', 'File a complaint', 'تقديم شكوى'), command('me', 'Şirket İçi')],
  },
]

const found = (query: string) => findCommands(groups, query).flatMap(({ commands }) => commands.map(({ id }) => id))

describe('fold', () => {
  test.each([
    ['Évaluation', 'evaluation'],
    ['الأنشطة', 'الانشطة'],
    ['الإجراءات', 'الاجراءات'],
    ['آخر', 'اخر'],
    ['مسؤول', 'مسوول'],
    ['شكوى', 'شكوي'],
    ['لوحة', 'لوحه'],
    ['مُدَرِّب', 'مدرب'],
    ['تقـــديم', 'تقديم'],
    ['١٢٣', '123'],
    ['۴۵', '45'],
    ['ISTANBUL', 'istanbul'],
    ['İzmir', 'izmir'],
    ['Kıbrıs', 'kibris'],
  ])('treats %s like %s', (one, other) => {
    expect(fold(one)).toBe(fold(other))
  })
})

describe('findCommands', () => {
  test('finds the beginnings of words, in any order and group', () => {
    expect(found('purch')).toEqual(['requests'])
    expect(found('req pur')).toEqual(['requests'])
    expect(found('compl')).toEqual(['file'])
    expect(found('sirket')).toEqual(['me'])
  })

  test('finds names in the other language, ignoring hamza, diacritics, and the article', () => {
    expect(found('انشطه')).toEqual(['activities'])
    expect(found('الطلبات')).toEqual(['requests', 'jobs'])
    expect(found('شكوي')).toEqual(['file'])
    expect(found('مشاريع')).toEqual(['projects'])
  })

  test('ranks matches at the beginning first', () => {
    expect(found('p')[0]).toBe('requests')
    expect(found('pro')).toEqual(['projects'])
    expect(found('re')[0]).toBe('requests')
  })

  test('finds nothing if one word has no match, and ignores a lone hamza', () => {
    expect(found('purchase zebra')).toEqual([])
    expect(found('ء')).toEqual(found(''))
  })

  test('returns every command in order for an empty query', () => {
    expect(found('  ')).toEqual(['home', 'requests', 'jobs', 'projects', 'activities', 'file', 'me'])
  })
})
