/**
 * What every icon of the library is made with, in place of its own maker (see `vite.config.ts`): the lines' looks stand
 * once in `base.css` and not as nine attributes on each of the dozens of icons of a document.
 */
import { type SVGProps, createElement } from 'react'

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number
}
type Shape = readonly [tag: string, attributes: Record<string, string>]

/** Most are lines alone: those of one icon come as one path. */
export default function createIcon(look: 'outline' | 'filled', drawn: string | readonly Shape[]) {
  const shapes: readonly Shape[] = typeof drawn === 'string' ? [['path', { d: drawn }]] : drawn
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        className: `${look === 'filled' ? 'icf' : 'ic'}${className ? ` ${className}` : ''}`,
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        ...rest,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
