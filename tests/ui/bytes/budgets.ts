/**
 * The byte budget per component: brotli, scripts and sheets besides react and react-dom, when it is imported alone.
 * Some 50 bytes each are `id` and `data-*`, which reach its element. Some 50 more are an accent's text and focus
 * colours, and styles for pressed, read-only, and forced colours. When a feature uses a budget up, set it again with a
 * tenth in reserve. The last such feature was selectors that other pages can't override, some 3 bytes each.
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
  // Includes moving and resizing columns.
  ColumnChooser: 37_000,
  ComboBox: 54_000,
  CommandPalette: 50_000,
  ConfirmDialog: 22_000,
  CountrySelect: 55_000,
  // Includes resizing columns, and detecting clipped cells.
  DataTable: 11_000,
  DateField: 42_000,
  DatePicker: 62_000,
  DateRangePicker: 65_000,
  // Includes two sets of Arabic month names.
  DateText: 940,
  DescriptionList: 460,
  Dialog: 20_000,
  DigitInput: 2_450,
  Divider: 280,
  DonutChart: 6_650,
  Drawer: 20_000,
  // Includes five illustrations.
  EmptyState: 4_500,
  ErrorState: 5_500,
  FileDrop: 8_070,
  FileField: 1_700,
  FileSize: 500,
  // Includes the texts of all components, one of which the command palette added.
  FilterBar: 58_000,
  // Scrolls a field clear of sticky bars, and ignores the forms of dialogs in it.
  Form: 4_800,
  GanttChart: 9_000,
  Grid: 500,
  Heading: 400,
  HoverCard: 22_000,
  Icon: 3_000,
  // Loads its tip only on keyboard focus.
  IconButton: 1_050,
  Illustration: 1_000,
  Inline: 600,
  Isolate: 250,
  // Includes long month names, which are never clipped.
  LineChart: 6_400,
  // Widens one- and two-digit links to the target size.
  Link: 2_170,
  LoadingOverlay: 700,
  Menu: 49_000,
  MentionArea: 3_600,
  Meter: 2_150,
  Money: 700,
  // Number fields: they read text in a style that can be set from outside, such as a file's.
  MoneyField: 5_950,
  MonthCalendar: 45_000,
  // Includes arrow buttons.
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
  // Isolates names in sentences, and takes 8.83 kB.
  RichText: 8_900,
  RichTextView: 1_400,
  ScrollArea: 1_200,
  SearchField: 2_300,
  Section: 1_150,
  Select: 51_000,
  Shortcut: 1_010,
  // Includes counts beside its items.
  SideNav: 4_850,
  Skeleton: 800,
  SkipLink: 500,
  Slider: 2_750,
  Split: 600,
  SplitButton: 49_000,
  Stack: 570,
  StackedChart: 6_300,
  StarRating: 2_300,
  // Includes a link for its figure, as wide as the target size.
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
  // Includes the retry button.
  Toast: 3_300,
  ToggleButton: 1_200,
  Tooltip: 14_000,
  TopBar: 2_330,
  Tree: 47_000,
  // Includes the first day of the week per region.
  UiProvider: 2_350,
  VisuallyHidden: 300,
}

/** The byte budget of the English texts that components show without a provider. */
export const textsBudget = 2_200
