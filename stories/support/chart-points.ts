import type { ChartPoint, ChartSeries } from '@portal/ui/BarChart'
import { formatMoney } from '@portal/ui/Money'

type Say = (english: string, arabic: string) => string

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** Dollars in cents, as figures of money are stored. */
export const dollars = (cents: number) => formatMoney(cents, 'usd')

/** The same for an axis: $1.2K. */
export const shortDollars = (cents: number) => `${cents < 0 ? '−' : ''}$${compact.format(Math.abs(cents) / 100)}`

const MONTHS = [
  ['Jan', 'كانون الثاني'],
  ['Feb', 'شباط'],
  ['Mar', 'آذار'],
  ['Apr', 'نيسان'],
  ['May', 'أيار'],
  ['Jun', 'حزيران'],
  ['Jul', 'تموز'],
  ['Aug', 'آب'],
] as const

const figures = [
  [412_000, 530_000, 96_000, 41_000],
  [455_000, 530_000, 104_000, 38_500],
  [981_000, 560_000, 131_000, 52_000],
  [720_000, 560_000, 128_000, 47_500],
  [690_500, 580_000, 152_000, 61_000],
  [742_000, 610_000, 149_000, 58_000],
  [801_000, 640_000, 166_500, 72_500],
  [868_000, 640_000, 181_000, 70_000],
] as const

/** What is spent on, by month. */
export const kindsOf = (say: Say): ChartSeries[] => [
  { id: 'training', label: say('Trainings', 'التدريبات') },
  { id: 'staff', label: say('Staff', 'الموظفون') },
  { id: 'travel', label: say('Travel', 'السفر') },
  { id: 'paper', label: say('Paper and print', 'الورق والطباعة') },
]

export const monthsOf = (say: Say): ChartPoint[] =>
  MONTHS.map(([english, arabic], index) => {
    const [training = 0, staff = 0, travel = 0, paper = 0] = figures[index] ?? []
    return { label: say(english, arabic), values: { training, staff, travel, paper } }
  })

/** Long names with one figure each. */
export const projectsOf = (say: Say): ChartPoint[] => [
  {
    label: say('Vocational training in the north-west', 'التدريب المهني في الشمال الغربي'),
    values: { spent: 4_812_500, planned: 5_200_000 },
  },
  { label: say('Schools open again', 'عودة المدارس'), values: { spent: 3_105_000, planned: 2_900_000 } },
  { label: say('Clean water', 'مياه نظيفة'), values: { spent: 2_240_000, planned: 2_600_000 } },
  {
    label: say('Legal aid for displaced families', 'المساعدة القانونية للأسر النازحة'),
    values: { spent: 1_350_000, planned: 1_500_000 },
  },
  { label: say('Seeds and tools', 'بذور وأدوات'), values: { spent: 420_000, planned: 1_000_000 } },
]

/** Parts of a whole, from the largest on. */
export const donorsOf = (say: Say): ChartPoint[] => [
  { label: say('European Union', 'الاتحاد الأوروبي'), values: { granted: 62_000_000 } },
  { label: say('Sweden', 'السويد'), values: { granted: 31_500_000 } },
  { label: say('Private donors', 'متبرعون أفراد'), values: { granted: 18_250_000 } },
  { label: say('Japan', 'اليابان'), values: { granted: 9_000_000 } },
  { label: say('Other', 'غير ذلك'), values: { granted: 3_750_000 } },
]

/** Names longer than any place for them, and figures on both sides of nought. */
export const variancesOf = (say: Say): ChartPoint[] => [
  {
    label: say(
      'Emergency shelter and winter clothing for families in the northern camps',
      'المأوى الطارئ والملابس الشتوية للأسر في المخيمات الشمالية',
    ),
    values: { variance: 812_500 },
  },
  {
    label: say('Rehabilitation of four primary health centres', 'إعادة تأهيل أربعة مراكز صحية أولية'),
    values: { variance: 96_000 },
  },
  { label: say('Legal aid for displaced families', 'المساعدة القانونية للأسر النازحة'), values: { variance: null } },
  { label: say('Seeds and tools', 'بذور وأدوات'), values: { variance: -580_000 } },
]

/** Twelve years of eight months; a few are missing, and one is alone. */
export const longTimeOf = (say: Say): ChartPoint[] =>
  Array.from({ length: 96 }, (_, index) => {
    const [english, arabic] = MONTHS[index % MONTHS.length] ?? ['', '']
    const year = 2014 + Math.floor(index / MONTHS.length)
    const hours = [29, 30, 32, 33, 60].includes(index) ? null : 300 + ((index * 37) % 90) + index * 2
    return { label: `${say(english, arabic)} ${year}`, values: { hours } }
  })
