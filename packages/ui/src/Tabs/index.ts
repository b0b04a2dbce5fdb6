export { type TabChoice, Tabs, type TabsProps } from './Tabs.tsx'
