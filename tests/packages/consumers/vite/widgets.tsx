import '../shared/in-browser.tsx'
