/**
 * The most that importing one component alone may cost: bytes, brotli, scripts and sheets over react and react-dom.
 * Some 50 of each are `id` and `data-*`, which reach its element; some 50 more are the ink and the focus of an accent,
 * which fall back to it, and what is seen while a control is pressed, read-only or where colours are forced. A budget
 * that a feature has used up is set again with a tenth of reserve; selectors that pages of others can't override, some 3
 * bytes each, are the last that were.
 */
export const budgets: Readonly<Record<string, number>> = {
  AppShell: 25_000,
  Avatar: 600,
  Badge: 500,
  Banner: 2_370,
  BarChart: 6_700,
  Breadcrumbs: 2_160,
  Button: 1_500,
  Card: 1_000,
  Checkbox: 1_550,
  CheckboxGroup: 2_280,
  CodeBlock: 2_120,
  // Columns are moved and resized too.
  ColumnChooser: 37_000,
  ComboBox: 54_000,
  CommandPalette: 50_000,
  ConfirmDialog: 22_000,
  CountrySelect: 55_000,
  // Columns are resized, and what is cut off in a cell is worked out once.
  DataTable: 11_000,
  DateField: 42_000,
  DatePicker: 62_000,
  DateRangePicker: 65_000,
  // Two sets of Arabic month names can be chosen.
  DateText: 940,
  DescriptionList: 460,
  Dialog: 20_000,
  DigitInput: 2_450,
  Divider: 280,
  DonutChart: 6_650,
  Drawer: 20_000,
  // With the five pictures.
  EmptyState: 4_500,
  ErrorState: 5_500,
  FileDrop: 8_070,
  FileField: 1_700,
  FileSize: 500,
  // With the texts of all components, of which the palette has one more.
  FilterBar: 58_000,
  // Goes to a field clear of the bars, and leaves the forms of dialogs to themselves.
  Form: 4_800,
  GanttChart: 9_000,
  Grid: 500,
  Heading: 400,
  HoverCard: 22_000,
  Icon: 3_000,
  // Its tip is fetched by those who come by keyboard.
  IconButton: 1_050,
  Illustration: 1_000,
  Inline: 600,
  Isolate: 250,
  // Long names of months are whole, in a bar that is cut nowhere.
  LineChart: 6_400,
  // One of a figure or two is made wide enough to hit.
  Link: 2_170,
  LoadingOverlay: 700,
  Menu: 49_000,
  MentionArea: 3_600,
  Meter: 2_150,
  Money: 700,
  // Fields of numbers: text is read by a style that can be known from outside, such as a file's.
  MoneyField: 5_950,
  MonthCalendar: 45_000,
  // Its buttons can be arrows.
  Movable: 4_020,
  MultiSelect: 55_000,
  NumberField: 5_950,
  Page: 1_480,
  Pagination: 1_900,
  PasswordField: 3_350,
  PercentField: 5_950,
  Popover: 31_000,
  PrintPreview: 21_000,
  Progress: 1_100,
  RadioGroup: 2_150,
  RegionSelect: 55_000,
  // With the isolation of names in sentences: 8.83 kB.
  RichText: 8_900,
  RichTextView: 1_400,
  ScrollArea: 1_200,
  SearchField: 2_300,
  Section: 1_150,
  Select: 51_000,
  Shortcut: 1_010,
  // With the counts beside its items.
  SideNav: 4_850,
  Skeleton: 800,
  SkipLink: 500,
  Slider: 2_750,
  Split: 600,
  SplitButton: 49_000,
  Stack: 570,
  StackedChart: 6_300,
  StarRating: 2_300,
  // Links where its figure leads, wide enough to hit.
  Stat: 2_680,
  Status: 700,
  Stepper: 1_660,
  StickyHeader: 500,
  Switch: 800,
  Tabs: 31_000,
  Text: 700,
  TextArea: 1_950,
  TextField: 2_050,
  Timeline: 800,
  // With the button of an action that can be tried again.
  Toast: 3_300,
  ToggleButton: 1_200,
  Tooltip: 14_000,
  TopBar: 2_330,
  Tree: 47_000,
  // With where weeks begin in a region.
  UiProvider: 2_350,
  VisuallyHidden: 300,
}

/** The same for the English texts that are shown without a provider. */
export const textsBudget = 2_200
