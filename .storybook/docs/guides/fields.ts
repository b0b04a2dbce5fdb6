import type { Guides } from '../types.ts'

export const fields: Guides = {
  TextField: {
    keys: ['text'],
    notes: ['Label, help and problem are tied to the box.', 'No placeholder takes the place of the label.'],
    others: ['TextArea', 'PasswordField', 'SearchField'],
  },
  TextArea: {
    keys: ['area'],
    notes: ['Each line is set in its own direction.', 'It grows with its text.'],
    others: ['TextField', 'RichText'],
  },
  RichText: {
    keys: ['toolbar'],
    notes: [
      'A textbox of several lines; the toolbar is one stop.',
      'A plain textarea stands in until the editor has come.',
    ],
    others: ['TextArea', 'RichTextView', 'MentionArea'],
  },
  RichTextView: {
    keys: ['links'],
    notes: ['What is read is made of real headings and lists.'],
    others: ['RichText'],
  },
  MentionArea: {
    keys: ['area', 'mentions'],
    notes: ['Names are offered in a list beside the text, which says how many there are.'],
    others: ['TextArea'],
  },
  PasswordField: {
    keys: ['text', 'button'],
    notes: ['The button that shows the password says which state it brings about.'],
    others: ['TextField'],
  },
  SearchField: {
    keys: ['text'],
    notes: ['Escape and the cross empty it.', 'The number of results is said by what shows them.'],
    others: ['ComboBox', 'FilterBar'],
  },
  DigitInput: {
    keys: ['digits'],
    notes: ['One box for each digit, named by its place; a whole code can be pasted or filled in by the device.'],
    others: ['NumberField'],
  },
  FileField: {
    keys: ['button'],
    notes: ['A native file box: the device’s own dialog.'],
    others: ['FileDrop'],
  },
  FileDrop: {
    keys: ['button'],
    notes: [
      'What is dropped can be chosen as well; progress and refusals are said.',
      'Uploads go on after a cut line.',
    ],
    others: ['FileField', 'Progress'],
  },
  Form: {
    keys: ['text'],
    notes: [
      'A summary of what is wrong has the focus, with a link to each field.',
      'Nothing typed is lost without a question.',
    ],
    others: ['TextField', 'Button'],
  },
}
