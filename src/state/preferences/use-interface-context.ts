import { useSnapshot } from 'valtio'
import { usePortal } from '../portal/portal.tsx'
import { interfaceLocale } from '../words/interface-locale.ts'
import { activeColours, theme } from './theme.ts'

/** What Mantine has to know of the page around it. */
export const useInterfaceContext = () => {
  const { dir } = useSnapshot(interfaceLocale)
  const { alternatTheme } = useSnapshot(theme)
  const { colors } = usePortal().tenant
  return { dir, isDark: activeColours(colors, alternatTheme).isDark }
}
