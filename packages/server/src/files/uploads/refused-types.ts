// What is not taken as a file, because opening it does more than show it. Systems go by ending or by content, so either
// is enough to refuse it. Content that has no name of its own here is found in `refused-content.ts`.

import { plainName } from '../download/disposition.ts'

const groups: readonly string[] = [
  // Programs and their parts.
  'exe com scr pif cpl dll sys drv ocx elf so dylib macho wasm dex swf run xll wll shb shs',
  // Packages of programs, which systems install when they are opened.
  'msi msp mst msu msix msixbundle appx appxbundle appinstaller deb rpm pkg mpkg apk app crx xpi flatpakref snap',
  // Scripts, which an interpreter of the system runs.
  'bat cmd ps1 psm1 psd1 ps1xml psc1 vb vbs vbe js jse mjs ws wsf wsc wsh sct hta htc sh bash csh ksh zsh',
  'jar jnlp class pyw pyz pyzw command tool terminal workflow scpt scptd applescript',
  // Shortcuts, settings and launchers: small texts that start, install or fetch something from elsewhere.
  'lnk url website webloc scf desktop alias reg inf job msc gadget application appref-ms xbap vsto rdp diagcab',
  'fileloc inetloc afploc ins isp xnk printerexport webpnp vsw maf mag mam maq mar mas mau mav maw',
  'library-ms search-ms searchconnector-ms settingcontent-ms theme themepack deskthemepack',
  // Tables that fetch data from elsewhere, or run commands without being macros.
  'iqy oqy rqy dqy slk',
  // Documents with macros, and add-ins of old.
  'docm dotm xlsm xltm xlam xla pptm potm ppam ppa ppsm sldm accde ade adp mda mde mdw vsmacros',
  // Images of disks and cabinets: what lies in them loses the mark that it came from elsewhere.
  'iso img udf vhd vhdx vmdk wim dmg cab',
  // Books and notebooks that carry programs and scripts along.
  'chm hlp one onetoc2 onepkg',
]

const endings = new Set(groups.flatMap(group => group.split(' ')))

/** The ending of a name, of any length. Windows leaves dots and spaces after it out. */
const endingIn = (name: string): string => /\.([^.]*)$/.exec(name.replace(/[. ]+$/, '').toLowerCase())?.[1] ?? ''

/** Whether a file is refused for its name, also for the one under which old programs save it. */
export const isRefusedName = (name: string): boolean => [name, plainName(name)].some(one => endings.has(endingIn(one)))

/** Whether a content is refused for what it was found to be, by the usual ending of such files. */
export const isRefusedType = (ending: string | undefined): boolean => ending !== undefined && endings.has(ending)
