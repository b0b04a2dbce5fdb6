import type { Guides } from '../types.ts'

export const datesAndFigures: Guides = {
  DateField: {
    keys: ['date'],
    notes: [
      'Day, month and year are spinbuttons with their names.',
      'A date that does not exist is said, never corrected in silence.',
    ],
    others: ['DatePicker'],
  },
  DatePicker: {
    keys: ['date', 'calendar'],
    notes: [
      'The calendar is a grid whose days are read in full.',
      'Weeks begin as they do in the region of UiProvider.',
    ],
    others: ['DateField', 'DateRangePicker'],
  },
  DateRangePicker: {
    keys: ['date', 'calendar'],
    notes: ['Both ends are named; usual spans are buttons that say whether they are chosen.'],
    others: ['DatePicker'],
  },
  MonthCalendar: {
    keys: ['calendar'],
    notes: ['Days that bear a dot are described by what the dot means.'],
    others: ['DatePicker'],
  },
  NumberField: {
    keys: ['number'],
    notes: [
      'A spinbutton that reads both decimal styles and Arabic digits.',
      'Its buttons are for mouse and touch alone.',
    ],
    others: ['MoneyField', 'PercentField'],
  },
  MoneyField: {
    keys: ['number'],
    notes: ['Read with its currency.', 'Kept in whole cents, so that nothing is rounded.'],
    others: ['Money', 'NumberField'],
  },
  PercentField: {
    keys: ['number'],
    notes: ['Read with its sign.'],
    others: ['NumberField'],
  },
  DateText: {
    keys: ['none'],
    notes: ['A time element with the date for machines.'],
    others: ['DatePicker'],
  },
  Money: {
    keys: ['none'],
    notes: ['Figures read from left to right in every language; a minus is a real minus.'],
    others: ['MoneyField'],
  },
  FileSize: {
    keys: ['none'],
    notes: ['Written with its unit, set apart from the text around.'],
    others: ['FileField'],
  },
}
