/// <reference types="vite/client" />
const files = import.meta.glob<string>('./*.webp', { eager: true, import: 'default', query: '?url' })

/** Picture of a screen in a language and theme, if it exists (scripts/pictures/welcome-pictures.mjs). */
export const pictureOf = (screen: string, language: 'en' | 'ar', theme: 'light' | 'dark'): string | undefined =>
  files[`./${screen}-${language}-${theme}.webp`]
