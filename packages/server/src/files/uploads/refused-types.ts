// Types that are rejected, because opening them does more than show them. Systems decide by extension or content, so
// either is enough. `refused-content.ts` detects content without its own type.

import { plainName } from '../download/disposition.ts'

const groups: readonly string[] = [
  // Programs and their parts.
  'exe com scr pif cpl dll sys drv ocx elf so dylib macho wasm dex swf run xll wll shb shs',
  // Program packages, which systems install when opened.
  'msi msp mst msu msix msixbundle appx appxbundle appinstaller deb rpm pkg mpkg apk app crx xpi oxt flatpakref snap',
  // Scripts, which a system's interpreter runs.
  'bat cmd ps1 psm1 psd1 ps1xml psc1 vb vbs vbe js jse mjs ws wsf wsc wsh sct hta htc sh bash csh ksh zsh',
  'jar jnlp class pyw pyz pyzw command tool terminal workflow scpt scptd applescript',
  // Shortcuts, settings, and launchers: small texts that start, install, or fetch something.
  'lnk url website webloc scf desktop alias reg inf job msc gadget application appref-ms xbap vsto rdp diagcab',
  'fileloc inetloc afploc ins isp xnk printerexport webpnp vsw maf mag mam maq mar mas mau mav maw',
  'library-ms search-ms searchconnector-ms settingcontent-ms theme themepack deskthemepack',
  // Tables that fetch data or run commands without macros.
  'iqy oqy rqy dqy slk',
  // Documents with macros, and old add-ins.
  'docm dotm xlsm xltm xlam xla pptm potm ppam ppa ppsm sldm accde ade adp mda mde mdw vsmacros',
  // Disk images and cabinets. Files in them lose the mark that they come from the internet.
  'iso img udf vhd vhdx vmdk wim dmg cab',
  // Books and notebooks that can contain programs and scripts.
  'chm hlp one onetoc2 onepkg',
]

const endings = new Set(groups.flatMap(group => group.split(' ')))

/** Extension of a name, of any length. Windows ignores trailing dots and spaces. */
const endingIn = (name: string): string => /\.([^.]*)$/.exec(name.replace(/[. ]+$/, '').toLowerCase())?.[1] ?? ''

/** Whether to reject a file for its name. Also checks the name that old programs would save. */
export const isRefusedName = (name: string): boolean => [name, plainName(name)].some(one => endings.has(endingIn(one)))

/** Whether to reject a file for its detected type, given by its usual extension. */
export const isRefusedType = (ending: string | undefined): boolean => ending !== undefined && endings.has(ending)
