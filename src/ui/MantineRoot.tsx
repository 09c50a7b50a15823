import { DirectionProvider, MantineProvider } from '@mantine/core'
import { setNonce } from 'get-nonce'
import type { ReactNode } from 'react'

/** The library's own style elements carry the document's nonce, or the strict policy would drop them. */
const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
setNonce(nonce)

interface MantineRootProps {
  dir: 'ltr' | 'rtl'
  isDark: boolean
  children: ReactNode
}
export const MantineRoot = ({ dir, isDark, children }: MantineRootProps) => (
  // Afterwards it follows the document's own direction, and a form keeps its element and what is typed.
  <DirectionProvider initialDirection={dir}>
    <MantineProvider
      forceColorScheme={isDark ? 'dark' : 'light'}
      getStyleNonce={() => nonce}
      theme={{ fontFamily: 'var(--body)' }}
    >
      {children}
    </MantineProvider>
  </DirectionProvider>
)
