export { type TabChoice, Tabs } from './Tabs.tsx'
