/** Converts Arabic-Indic and Persian digits to Western ones. */
export const western = (text: string) => text.replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 0xf))
