import type { Guides } from '../types.ts'

export const widgets: Guides = {
  ComplaintForm: {
    keys: ['radios', 'area', 'button'],
    notes: [
      'Says first who will read it and what is kept; the note on a private complaint belongs to the choice.',
      'A failure stands above the button and is read out; what was typed stays.',
      'Works as a plain form before and without scripts.',
    ],
    others: ['ComplaintModal'],
  },
  ComplaintModal: {
    keys: ['dialog', 'radios', 'area', 'button'],
    notes: ['The focus is in the form while it is open, and on the button that opened it afterwards.'],
    others: ['ComplaintForm'],
  },
  EvaluationForm: {
    keys: ['radios', 'area', 'button'],
    notes: [
      'Each rating is a group of five radio buttons that are named by their stars.',
      'What is missing is listed with links; the focus goes to the first.',
    ],
    others: ['EvaluationPreview', 'ExamRunner'],
  },
  EvaluationPreview: {
    keys: ['radios', 'area', 'button'],
    notes: ['Has a language and a direction of its own, whatever those of the page around it are.'],
    others: ['EvaluationForm'],
  },
  ExamRunner: {
    keys: ['radios', 'area', 'button'],
    notes: [
      'The time left is announced at 10, 5 and 1 minutes, and never else.',
      'Whether answers are saved is said in words beside the time.',
      'Nothing is handed in before a review that lists what has no answer.',
    ],
    others: ['EvaluationForm'],
  },
  SignaturePanel: {
    keys: ['button', 'text', 'radios'],
    notes: [
      'A signature can be typed in place of drawn: nobody has to draw.',
      'Who has signed and who is next stand in a list, in its order.',
    ],
    others: ['ComplaintForm'],
  },
  BudgetTable: {
    keys: ['grid'],
    notes: [
      'A treegrid: each cell is read with its row and its column, a category with whether it is open.',
      'What was saved, rejected or changed by others is announced, and stands in the cell in words.',
      'On phones, lines are cards with the same fields.',
    ],
    others: ['EvaluationForm'],
  },
}
