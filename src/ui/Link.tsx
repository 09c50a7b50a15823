/**
 * A link that knows nothing of routes: the shell says through the context how a path becomes an address, how to go
 * there, and what to do when somebody is about to. Paths are given without language prefix.
 */
import { type AnchorHTMLAttributes, type MouseEvent, createContext, useContext } from 'react'

export interface Linking {
  /** `/music/list` to `/ar/music/list`. */
  href(path: string): string
  navigate(path: string, replace?: boolean): void
  /** A pointer or focus that rests, or a touch: a good moment to fetch what the path needs. */
  intend(path: string): void
  /** The address of another site; true when it was taken care of (the disclaimer opens). */
  leave(url: string): boolean
}

const plain: Linking = { href: (path) => path, navigate: () => {}, intend: () => {}, leave: () => false }
const LinkContext = createContext<Linking>(plain)
export const LinkProvider = LinkContext.Provider
export const useLinking = () => useContext(LinkContext)

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  /** The page that is left is no step of the way back. */
  replace?: boolean | undefined
}

const isElsewhere = (to: string) => /^[a-z][\w+.-]*:/i.test(to)

export const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  ['', '_self'].includes(event.currentTarget.target)

/** A mouse on its way elsewhere, or a walk by keys, passes over many links: only where it rests something is meant. */
const restMs = 60
let resting: ReturnType<typeof setTimeout>
const leave = () => clearTimeout(resting)

export const Link = ({ to, replace, onClick, ...rest }: LinkProps) => {
  const linking = useLinking()
  const elsewhere = isElsewhere(to)
  // A number or an address of mail opens no page: a window for it would stay behind empty, and nobody is left for it.
  const aside = /^https?:/i.test(to) && ({ rel: 'noopener noreferrer', target: '_blank' } as const)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (elsewhere) {
      if (aside && !event.defaultPrevented && linking.leave(to)) event.preventDefault()
    } else if (isPlainClick(event) && linking !== plain) {
      event.preventDefault()
      linking.navigate(to, replace)
    }
  }
  if (elsewhere) return <a {...aside} {...rest} href={to} onClick={click} />
  const intend = () => linking.intend(to)
  const comeToRest = () => {
    leave()
    resting = setTimeout(intend, restMs)
  }
  return (
    <a
      onPointerEnter={comeToRest}
      onPointerLeave={leave}
      onTouchStart={intend}
      onFocus={comeToRest}
      {...rest}
      href={linking.href(to)}
      onClick={click}
    />
  )
}
