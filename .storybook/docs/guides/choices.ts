import type { Guides } from '../types.ts'

export const choices: Guides = {
  Checkbox: {
    keys: ['check'],
    notes: ['A native box; help and problem are tied to it.'],
    others: ['CheckboxGroup', 'Switch'],
  },
  CheckboxGroup: {
    keys: ['checks'],
    notes: ['A fieldset with its legend; how many may be chosen is said before.'],
    others: ['Checkbox', 'MultiSelect'],
  },
  RadioGroup: {
    keys: ['radios'],
    notes: [
      'A fieldset of native radio buttons, one stop for all.',
      'Read-only leaves the chosen one to be read and nothing to be taken instead.',
    ],
    others: ['Select', 'Switch'],
  },
  Switch: {
    keys: ['check'],
    notes: ['Its state is the box’s own, read as on and off.'],
    others: ['Checkbox', 'ToggleButton'],
  },
  Select: {
    keys: ['select'],
    notes: ['A button that names its choice.', 'Read-only it is a box with the chosen words.'],
    others: ['RadioGroup', 'ComboBox'],
  },
  ComboBox: {
    keys: ['combo'],
    notes: [
      'The field is a combobox; the number of choices and the marked one are said.',
      'The second line of a choice is its description.',
    ],
    others: ['Select', 'MultiSelect'],
  },
  MultiSelect: {
    keys: ['multi'],
    notes: ['What is chosen is a list of buttons that take it away, one stop for all.', 'What was taken away is said.'],
    others: ['ComboBox', 'CheckboxGroup'],
  },
  CountrySelect: {
    keys: ['combo'],
    notes: ['Countries are found by their names in both languages and by their codes.'],
    others: ['RegionSelect', 'ComboBox'],
  },
  RegionSelect: {
    keys: ['combo'],
    notes: ['Without a country it offers the regions of the United States.'],
    others: ['CountrySelect', 'ComboBox'],
  },
  StarRating: {
    keys: ['radios'],
    notes: [
      'Native radio buttons: each star is named by its number.',
      'Full and empty differ in shape, not in colour alone.',
    ],
    others: ['RadioGroup', 'Slider'],
  },
  Slider: {
    keys: ['slider'],
    notes: ['A native slider; its value is said in words where they are given.'],
    others: ['NumberField', 'StarRating'],
  },
  Tree: {
    keys: ['tree'],
    notes: ['A tree with its levels; a branch says whether it is open.'],
    others: ['SideNav', 'CheckboxGroup'],
  },
}
