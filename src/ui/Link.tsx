/** Knows nothing of routes: the shell says how a path becomes an address, how to navigate, what to prefetch. */
import { type AnchorHTMLAttributes, type MouseEvent, createContext, useContext } from 'react'

export interface Linking {
  href(path: string): string
  navigate(path: string, replace?: boolean): void
  /** A pointer or focus that rests, or a touch: a good moment to prefetch what the path needs. */
  onIntent(path: string): void
  /** The address of another site; true when it was handled (the disclaimer opens). */
  openExternal(url: string): boolean
}

const plainLinking: Linking = {
  href: (path) => path,
  navigate: () => {},
  onIntent: () => {},
  openExternal: () => false,
}
const LinkContext = createContext<Linking>(plainLinking)
export const LinkProvider = LinkContext.Provider
export const useLinking = () => useContext(LinkContext)

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  /** The current page gets no history entry. */
  replace?: boolean | undefined
}

const isElsewhere = (to: string) => /^[a-z][\w+.-]*:/i.test(to)

export const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  ['', '_self'].includes(event.currentTarget.target)

/** A mouse in motion, or Tab, passes over many links: only resting on one is an intent. */
const restMs = 60
let resting: ReturnType<typeof setTimeout>
const openExternal = () => clearTimeout(resting)

export const Link = ({ to, replace, onClick, ...rest }: LinkProps) => {
  const linking = useLinking()
  const isExternal = isElsewhere(to)
  // A telephone number or a mail address opens no page: a new window would stay behind empty.
  const aside = /^https?:/i.test(to) && ({ rel: 'noopener noreferrer', target: '_blank' } as const)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (isExternal) {
      if (aside && !event.defaultPrevented && linking.openExternal(to)) event.preventDefault()
    } else if (isPlainClick(event) && linking !== plainLinking) {
      event.preventDefault()
      linking.navigate(to, replace)
    }
  }
  if (isExternal) return <a {...aside} {...rest} href={to} onClick={click} />
  const onIntent = () => linking.onIntent(to)
  const scheduleIntent = () => {
    openExternal()
    resting = setTimeout(onIntent, restMs)
  }
  return (
    <a
      onPointerEnter={scheduleIntent}
      onPointerLeave={openExternal}
      onTouchStart={onIntent}
      onFocus={scheduleIntent}
      {...rest}
      href={linking.href(to)}
      onClick={click}
    />
  )
}
